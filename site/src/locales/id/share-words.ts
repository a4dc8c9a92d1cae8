import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Bagikan',
  title: 'Bagikan progres ini',
  intro:
    'Siapa pun yang punya tautannya bisa melihat halaman ini untuk wallet ini. Pratinjau tautan menampilkan gambar ini.',
  link: 'Tautan',
  copy: 'Salin tautan',
  copied: 'Tersalin',
  selected: 'Terpilih. Tekan Ctrl+C atau ⌘C untuk menyalin.',
  close: 'Tutup',
  drawing: 'Menggambar progresmu…',
  undrawn: 'Gambar tidak bisa dibuat. Tutup dialog ini dan coba lagi.',
  alt: 'Kartu berisi streak, item hari ini sebagai lampu, dan lencana pangkat.',
  card: {
    streak: { other: 'hari berturut-turut' },
    today: 'Hari ini {minted} dari {total}',
    place: 'Peringkat {place} dari {places}',
    noRank: 'Belum berpangkat',
  },
}
