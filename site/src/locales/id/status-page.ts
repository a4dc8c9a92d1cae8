import type * as english from '../../status-page.ts'
import type { Translation } from '../../translation.ts'

export const statusWords: Translation<typeof english.statusWords> = {
  kicker: 'Status jaringan',
  headlines: {
    loading: 'Memeriksa semua sistem',
    well: 'Semua sistem berjalan normal',
    closed: 'Semua sistem berjalan normal, minting ditutup',
    degraded: 'Semua sistem berjalan, satu memakai cadangan',
    unknown: 'Status tidak tersedia',
  },
  parts: {
    chain: { name: 'Testnet', failing: 'Testnet tidak merespons' },
    minting: { name: 'Minting', failing: 'Minting terganggu' },
    database: { name: 'Database', failing: 'Database tidak bisa dijangkau' },
    mail: { name: 'Email', failing: 'Pengiriman email terganggu' },
  },
  checked: 'Diperiksa {age}. Halaman ini diperbarui setiap beberapa detik.',
  stale: 'Terakhir diperbarui {age}. Sejak itu server belum merespons.',
  unreadable: 'Status tidak bisa dimuat. Periksa koneksimu, atau coba lagi dalam beberapa saat.',
  retry: 'Coba lagi',
  withoutScript:
    'Halaman ini memerlukan JavaScript untuk menampilkan status saat ini. Data yang sama tersedia sebagai JSON:',
  states: {
    well: 'Normal',
    degraded: 'Menurun',
    failing: 'Mati',
    unknown: 'Tidak diketahui',
    off: 'Tidak dipakai',
  },
  facts: {
    block: 'Blok terbaru',
    blockAge: 'Dibuat {age}',
    open: 'Minting dibuka',
    closed: 'Minting ditutup',
    noDelay: 'Tidak ada mint yang tertunda',
    delay: 'Mint tertunda paling lama diminta {age}',
    relayers: '{working} dari {total} relayer aktif',
    noMailWaiting: 'Tidak ada email yang menunggu',
    mailWaiting: 'Email yang menunggu: {count}',
    mailOff: 'Pesan disimpan di server',
    database: 'Menyimpan mint dan pesan',
    version: 'Versi',
    started: 'Terakhir di-deploy {age}',
  },
  history: {
    title: '90 hari terakhir',
    intro:
      'Satu batang per hari, dalam UTC. Setiap sistem diperiksa tiap sepuluh detik; satu menit dihitung gagal jika ada pemeriksaan di dalamnya yang gagal. Hari tanpa data dibiarkan kosong.',
    first: '90 hari lalu',
    last: 'Hari ini',
    share: 'Uptime {percent}',
    noRecord: 'Belum ada data',
    row: {
      other: '{part}: uptime {percent} selama {count} hari tercatat.',
    },
    day: '{day}: uptime {percent}, gagal {minutes} mnt',
    dayWithoutRecord: '{day}: tidak ada data',
    incomplete: 'Tercatat {percent} dari hari itu',
    troubles: 'Hari dengan gangguan',
    trouble: '{part}: {minutes} mnt',
    noTroubles: 'Tidak ada gangguan tercatat.',
  },
  document: 'Status sebagai JSON',
  developers: 'Untuk developer: terhubung ke jaringan',
}
