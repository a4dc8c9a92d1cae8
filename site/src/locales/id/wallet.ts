import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Hubungkan wallet',
  opening: 'Membuka…',
  reconnecting: 'Menghubungkan lagi…',
  account: 'Wallet-mu',
  networks: 'Jaringan',
  browserWallet: 'Wallet browser',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Wallet tamu (khusus testnet)',
    badge: 'Wallet tamu',
  },
  wrongChain: {
    notice: `Wallet-mu ada di jaringan lain. Kamu tetap bisa me-mint, karena minting hanya memerlukan tanda tangan. Beralih ke ${network.testnet.name} untuk melihat gambarmu di wallet.`,
    switch: 'Ganti jaringan',
    switching: 'Periksa wallet-mu…',
    switched: `Wallet-mu kini ada di ${network.testnet.name}.`,
  },
  copy: 'Salin',
  copied: 'Tersalin.',
  copyFailed: 'Browser-mu memblokir penyalinan. Pilih teksnya dan salin secara manual.',
  close: 'Tutup',
  unavailable: {
    notice: 'Fitur wallet tidak bisa dimuat. Bagian lain halaman ini tetap berfungsi.',
    retry: 'Coba lagi',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Kamu menolak permintaan di wallet-mu. Tidak ada yang berubah.',
  pending: 'Wallet-mu punya permintaan yang belum dijawab. Jawab dulu permintaan itu.',
  noChains: 'Wallet-mu tidak punya jaringan yang didukung situs ini. Tambahkan testnet dan coba lagi.',
  unknownChain: `Wallet-mu tidak punya ${network.testnet.name}. Tambahkan jaringannya dan coba lagi.`,
  walletConnectMissing: 'WalletConnect tidak disiapkan di situs ini. Gunakan wallet browser atau wallet tamu.',
  connectorMissing: 'Wallet yang kamu pakai sebelumnya tidak lagi ada di browser ini. Hubungkan wallet lain.',
  providerMissing: 'Tidak ada wallet yang ditemukan di browser ini. Pasang satu, atau gunakan wallet tamu.',
  guestChain: 'Wallet tamu hanya berfungsi di testnet.',
  unauthorized: 'Wallet-mu tidak memberi akses ke akun ini. Hubungkan lagi.',
  disconnected: 'Wallet-mu tidak lagi terhubung. Hubungkan lagi.',
  insufficientFunds: 'Saldo akun ini tidak cukup untuk itu. Minting sendiri gratis.',
  timeout: 'Wallet-mu tidak merespons tepat waktu. Coba lagi.',
  unknown: 'Wallet-mu melaporkan masalah. Coba lagi, atau hubungkan ulang.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Tambah jaringan',
  title: network.testnet.name,
  intro: 'Tambahkan jaringan ke wallet-mu secara otomatis, atau salin pengaturannya secara manual.',
  add: 'Tambah ke wallet-ku',
  added: `${network.testnet.name} sudah ditambahkan ke wallet-mu.`,
  needsWallet: 'Hubungkan wallet untuk menambahkan jaringan secara otomatis.',
  chainId: 'ID chain',
  chainName: 'Nama jaringan',
  rpcUrl: 'URL RPC',
  currency: 'Simbol mata uang',
  explorer: 'Block explorer',
}
