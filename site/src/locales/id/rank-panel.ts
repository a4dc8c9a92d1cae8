import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Pangkat',
  place: 'Peringkat {place} dari {places}',
  sharedPlace: 'Peringkat {place} dari {places}, seri: {count} pemain',
  noPlace: 'Belum berperingkat musim ini. Mint sekali untuk mendapat peringkat.',
  noRank: 'Belum berpangkat',
  next: 'Berikutnya: {rank}',
  highest: 'Ini pangkat tertinggi. Pertahankan sampai musim berakhir.',
  over: 'Musim sudah berakhir. Ini hasil akhirnya.',
  badges: 'Lencana',
  toBoard: 'Lihat papan peringkat',
  toRanks: 'Cara kerja pangkat',
  unreadable: 'Pangkat sedang tidak tersedia. Halaman ini mencoba lagi secara otomatis.',
  retry: 'Coba lagi',
  loading: 'Memuat pangkat',
  name: {
    title: 'Namamu',
    intro:
      'Papan peringkat mencantumkan pemain menurut alamat. Tanda tangani sebuah nama untuk menampilkannya di samping alamatmu, terlihat oleh semua orang. Menandatangani itu gratis.',
    shown: 'Nama saat ini: {name}',
    none: 'Kamu belum mengatur nama.',
    label: 'Nama',
    hint: '3 sampai 24 huruf atau angka dari satu aksara, dengan satu spasi atau tanda hubung di antaranya.',
    action: 'Tanda tangani nama',
    remove: 'Hapus nama',
    signing: 'Tanda tangani di wallet-mu',
    done: 'Namamu sekarang “{name}”.',
    removed: 'Namamu sudah dihapus.',
    empty: 'Masukkan nama.',
    length: {
      other: 'Nama harus terdiri dari {least} sampai {most} karakter; yang ini {count}.',
    },
    same: 'Ini memang sudah namamu.',
    failed: 'Namamu tidak tersimpan. Periksa koneksimu, lalu tanda tangani lagi.',
  },
}
