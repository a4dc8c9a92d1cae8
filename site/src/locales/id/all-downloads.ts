import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Semua unduhan',
  intro: `${brand.clientName} adalah aplikasi desktop biasa. Node command line berjalan di terminal apa pun, termasuk di server.`,
  columns: { system: 'Sistem', file: 'File', size: 'Ukuran', digest: 'SHA-256 dan perintah untuk memverifikasinya' },
  released: 'Dirilis {date}',
  releasePage: 'Catatan rilis dan kode sumber',
  verifyTitle: 'Verifikasi unduhanmu',
  verifyIntro:
    'Di terminal, buka folder unduhanmu dan jalankan perintah di samping file-mu. macOS dan Linux menampilkan OK; Windows menampilkan hash untuk kamu bandingkan. Jika hasilnya berbeda, hapus file itu dan beri tahu kami.',
  verifyByEye:
    'Di terminal, buka folder unduhanmu dan jalankan perintah di samping file-mu. Perintah itu menampilkan hash file. Bandingkan dengan yang ada di halaman rilis; jika berbeda, hapus file itu dan beri tahu kami.',
  copy: 'Salin perintah verifikasi',
  copied: 'Tersalin',
  copyByHand: 'Terpilih. Tekan Ctrl+C atau ⌘C untuk menyalin.',
  unknownSize: 'tidak diketahui',
  unknownDigest: 'tidak dipublikasikan',
  loading: 'Mencari rilis terbaru…',
  direct: 'Baru saja dibaca dari GitHub.',
  confirmed: 'GitHub terakhir mengonfirmasi rilis ini pada {time}.',
  stale: 'GitHub tidak merespons, jadi mungkin ada rilis yang lebih baru. Rilis ini terakhir dikonfirmasi pada {time}.',
  unavailable:
    'Kami tidak bisa mencari rilis terbaru. Tautannya tetap mengunduh rilis itu; ukuran dan hash muncul lagi saat GitHub merespons.',
  kinds: { client: 'Klien desktop', cli: 'Node command line' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
