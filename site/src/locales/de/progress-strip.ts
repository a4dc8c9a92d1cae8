import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Dein Fortschritt',
  streak: 'Tage in Folge: {count}',
  today: 'Heute {minted} von {total}',
  left: 'Noch {count} zu minten, {time} Zeit.',
  comeBack: 'Alles erledigt. Komm in {time} wieder.',
  hours: '{count} Std. {minutes} Min.',
  minutes: '{count} Min.',
  remind: 'Erinnern',
  guest: 'Behalte Serie, Kalender und Quests im Blick.',
  unreadable: 'Dein Fortschritt ist gerade nicht verfügbar.',
  action: 'Fortschritt',
  toBoard: 'Bestenliste',
}
