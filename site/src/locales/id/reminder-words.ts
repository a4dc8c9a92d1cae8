import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Pengingat',
  intro: 'Pengingat tetap berada di browser-mu; tidak ada yang dikirim ke kami.',
  file: {
    action: 'Tambah ke kalender',
    text: 'File kalender dengan pengingat harian, satu jam sebelum hari berakhir.',
    summary: 'Mint item hari ini',
    description: 'Hari mint berakhir satu jam lagi. Lihat apa yang kurang: {url}',
  },
  notification: {
    action: 'Beri tahu aku',
    stop: 'Hentikan notifikasi',
    text: 'Notifikasi satu jam sebelum hari berakhir, jika ada item yang kurang. Halaman ini harus tetap terbuka.',
    on: 'Kamu akan diberi tahu setiap hari pukul {time} selama halaman ini terbuka.',
    denied: 'Browser-mu memblokir notifikasi. Izinkan untuk situs ini di pengaturannya, lalu coba lagi.',
    unsupported: 'Browser ini tidak mendukung notifikasi. Gunakan file kalender saja.',
    title: 'Tinggal satu jam',
    body: 'Item yang masih kurang hari ini: {count}.',
  },
}
