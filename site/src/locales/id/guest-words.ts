import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Tanpa aplikasi wallet',
    recommended: 'Disarankan',
    create: 'Disimpan di pengelola sandimu, jadi bisa dipulihkan di semua perangkatmu.',
    restore: 'Aku sudah punya wallet tamu',
    restoreHint: 'Pulihkan dengan kunci sandi yang kamu buat di situs ini.',
    browser: 'Hanya disimpan di browser ini, jadi menghapus data browser akan menghapusnya.',
  },
  unsupported: {
    unsupportedBrowser:
      'Browser ini tidak bisa menyimpan wallet dalam kunci sandi. Ekspor kunci wallet tamumu untuk mencadangkannya, atau gunakan versi terbaru Chrome, Edge, Firefox, atau Safari.',
    inAppBrowser:
      'Browser bawaan aplikasi ini tidak mendukung kunci sandi, dan aplikasi ini bisa menghapus wallet tamu kapan saja. Buka halaman ini di browser-mu untuk wallet yang bisa dipulihkan.',
    noDomain:
      'Kunci sandi hanya berfungsi lewat HTTPS pada nama domain, bukan di alamat ini. Ekspor kunci wallet tamumu untuk mencadangkannya.',
  },
  openBrowser: 'Buka di browser-mu',
  copyLink: 'Salin tautan',
  passkey: {
    name: 'Wallet tamu dengan kunci sandi',
    notice:
      'Kunci sandimu menyimpan wallet tamu ini. Browser-mu memintanya sebelum tanda tangan pertama setiap kali halaman dimuat. Untuk memakai wallet ini di tempat lain, pilih “Aku sudah punya wallet tamu” di sana. Gunakan di testnet, jangan pernah untuk apa pun yang bernilai.',
    createTitle: 'Buat kunci sandi',
    restoreTitle: 'Gunakan kunci sandimu',
    body: 'Ikuti petunjuk browser-mu. Sebagian perangkat bertanya dua kali.',
    confirm: 'Gunakan kunci sandi',
    restore: 'Pulihkan wallet-ku',
    browser: 'Buat wallet tamu di browser ini',
  },
  notice:
    'Kamu memakai wallet tamu. Wallet ini hanya disimpan di browser ini, dan mengosongkan penyimpanan browser akan menghapusnya. Gunakan di testnet, jangan pernah untuk apa pun yang bernilai.',
  backup:
    'Untuk mencadangkannya, ekspor kunci privatnya, lalu simpan kunci itu di pengelola sandi atau impor ke wallet lain. Kunci sandi tidak bisa menyimpan wallet ini: kunci sandi membuat wallet baru, dengan alamat baru dan tanpa gambar.',
  backupDone: 'Mengerti',
  exportKey: 'Ekspor kunci privat',
  exportTitle: 'Kunci privat wallet tamumu',
  exportWarning:
    'Siapa pun yang memegang kunci ini mengendalikan wallet-nya. Rahasiakan kunci ini dan jangan kirim dana sungguhan ke wallet itu. Untuk menyimpan gambarmu, impor kunci ini ke wallet-mu sendiri.',
  reveal: 'Tampilkan kunci',
  hide: 'Sembunyikan kunci',
  keyLabel: 'Kunci privat',
}
