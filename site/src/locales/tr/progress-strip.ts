import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'İlerlemeniz',
  streak: 'Üst üste gün: {count}',
  today: 'Bugün {minted} / {total}',
  left: '{time} içinde mint edilecek {count} parça kaldı.',
  comeBack: 'Hepsi tamam. {time} sonra yine gelin.',
  hours: '{count} sa {minutes} dk',
  minutes: '{count} dk',
  remind: 'Bana hatırlat',
  guest: 'Serinizi, takviminizi ve görevlerinizi izleyin.',
  unreadable: 'İlerlemeniz şu anda gösterilemiyor.',
  action: 'İlerleme',
  toBoard: 'Liderlik tablosu',
}
