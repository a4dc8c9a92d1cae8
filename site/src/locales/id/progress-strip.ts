import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Progresmu',
  streak: 'Hari berturut-turut: {count}',
  today: 'Hari ini {minted} dari {total}',
  left: '{count} lagi untuk di-mint dalam {time}.',
  comeBack: 'Semua selesai. Kembali lagi dalam {time}.',
  hours: '{count} jam {minutes} mnt',
  minutes: '{count} mnt',
  remind: 'Ingatkan aku',
  guest: 'Pantau streak, kalender, dan quest-mu.',
  unreadable: 'Progresmu sedang tidak tersedia.',
  action: 'Progres',
  toBoard: 'Papan peringkat',
}
