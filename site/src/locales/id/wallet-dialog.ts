import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Kembali ke semua wallet',
  connect: {
    title: 'Hubungkan wallet',
    installed: 'Ditemukan di browser ini',
    scan: 'Pindai kode dengan wallet di ponselmu',
    otherDevice: 'Untuk wallet di perangkat lain',
    embedded: 'Sandbox: disandingkan lewat relay milik situs ini',
    onPhone: 'Wallet di ponsel ini',
    otherWays: 'Pilihan lain',
    lastUsed: 'Terakhir dipakai',
    promise:
      'Menghubungkan hanya membagikan alamatmu, tidak lebih. Wallet-mu selalu bertanya sebelum kamu menandatangani apa pun.',
  },
  asking: {
    title: 'Periksa wallet-mu',
    body: 'Setujui permintaan untuk membagikan alamatmu ke situs ini.',
    retry: 'Coba lagi',
    failedTitle: 'Tidak terhubung',
  },
  pairing: {
    title: 'Pindai dengan ponselmu',
    code: 'Kode penyandingan',
    steps: ['Buka wallet di ponselmu dan jalankan pemindainya.', 'Pindai kode ini.', 'Setujui koneksinya.'],
    worksWith: 'Bisa dipakai dengan {wallets}.',
    embedded:
      'Di sandbox, penyandingan berjalan lewat relay milik situs ini. Hanya wallet uji yang memakai relay ini yang bisa terhubung; wallet di ponsel sungguhan tidak bisa.',
    preparing: 'Membuat kode…',
    copy: 'Salin tautan',
  },
  opening: {
    title: 'Lanjutkan di wallet-mu',
    body: 'Setujui koneksinya di sana, lalu kembali ke halaman ini. Jika wallet-mu tidak terbuka, gunakan tombol di bawah.',
    open: 'Buka {wallet}',
    anyWallet: 'Wallet lain',
  },
  account: {
    title: 'Wallet-mu',
    by: 'Terhubung dengan',
    address: 'Alamat',
    network: 'Jaringan',
    change: 'Ganti',
    explorer: 'Block explorer',
    disconnect: 'Putuskan',
  },
  networks: {
    title: 'Jaringan',
    current: 'Saat ini',
    switch: 'Beralih',
    asking: 'Periksa wallet-mu…',
    elsewhere: 'Wallet-mu ada di jaringan yang tidak didukung situs ini.',
    testnet: 'Untuk minting',
    main: 'Mainnet',
  },
}
