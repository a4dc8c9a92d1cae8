import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Votre progression',
  streak: 'Jours d’affilée : {count}',
  today: '{minted} sur {total} aujourd’hui',
  left: 'Encore {count} à minter d’ici {time}.',
  comeBack: 'Tout est fait. Revenez dans {time}.',
  hours: '{count} h {minutes} min',
  minutes: '{count} min',
  remind: 'Me le rappeler',
  guest: 'Suivez votre série, votre calendrier et vos quêtes.',
  unreadable: 'Votre progression est indisponible pour le moment.',
  action: 'Progression',
  toBoard: 'Classement',
}
