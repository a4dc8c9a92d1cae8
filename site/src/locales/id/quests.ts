import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'Selesai on-chain.',
  list: [
    {
      id: 'first-mint',
      title: 'Mint pertama',
      task: 'Mint item apa pun dari koleksi.',
      missing: 'Wallet ini belum pernah me-mint apa pun.',
    },
    {
      id: 'ten-today',
      title: 'Sepuluh item hari ini',
      task: 'Mint sepuluh item dalam satu hari. Setiap hari ada kesempatan baru.',
      missing: 'Di-mint hari ini: {have} dari {need} item.',
    },
    {
      id: 'all-today',
      title: 'Semua 42 item hari ini',
      task: 'Mint semua 42 item sebelum hari berakhir.',
      missing: 'Di-mint hari ini: {have} dari {need} item.',
    },
    {
      id: 'streak-3',
      title: 'Tiga hari berturut-turut',
      task: 'Mint semua 42 item selama tiga hari berturut-turut.',
      missing: 'Streak saat ini: {have} dari {need} hari.',
    },
    {
      id: 'streak-7',
      title: 'Tujuh hari berturut-turut',
      task: 'Mint semua 42 item selama tujuh hari berturut-turut.',
      missing: 'Streak saat ini: {have} dari {need} hari.',
    },
    {
      id: 'every-item',
      title: 'Setiap item sekali',
      task: 'Mint masing-masing dari 42 item setidaknya sekali, berapa hari pun yang diperlukan.',
      missing: 'Sudah di-mint: {have} dari {need} item berbeda.',
    },
    {
      id: 'thousand-mints',
      title: 'Seribu mint',
      task: 'Mint total seribu item, berapa hari pun yang diperlukan.',
      missing: 'Sudah di-mint: {have} dari {need} item.',
    },
    {
      id: 'season-100',
      title: 'Seratus di musim pertama',
      task: 'Mint seratus item selama musim pertama berlangsung.',
      missing: 'Di-mint di musim pertama: {have} dari {need} item.',
    },
    {
      id: 'first-swap',
      title: 'Swap pertama',
      task: 'Beli atau jual token uji satu kali.',
      missing: 'Wallet ini belum pernah membeli atau menjual token uji.',
    },
    {
      id: 'hold-token',
      title: 'Seratus token uji',
      task: 'Miliki setidaknya seratus token uji saat hari dimulai. Token yang kamu dapat hari ini dihitung besok.',
      missing: 'Saldo saat hari dimulai: {have} dari {need} token uji.',
    },
    {
      id: 'connect-account',
      title: 'Dikenal dengan nama',
      task: 'Hubungkan akun media sosialmu ke wallet-mu.',
      missing: 'Belum ada akun media sosial yang terhubung ke wallet ini.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Mint {count} lagi hari ini, pilih dari {items}.',
  itemsOnDay: 'Pada hari terbaik, {date}, masih kurang {count} dari {items}.',
  todayCounts: 'Hari ini sudah terhitung. Kembali lagi besok.',
  streakBroken: 'Streak berakhir pada {date}, dengan {minted} dari {needed} item.',
  neverMinted: 'Belum pernah di-mint: {items}.',
  windowAhead: 'Dimulai pada {from} dan berakhir pada {to}.',
  windowRunning: 'Berlangsung sampai {to}.',
  windowOver: 'Berlangsung dari {from} sampai {to} dan sudah berakhir.',
}
