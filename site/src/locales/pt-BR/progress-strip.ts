import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Seu progresso',
  streak: 'Dias seguidos: {count}',
  today: '{minted} de {total} hoje',
  left: 'Ainda por mintar: {count}, em até {time}.',
  comeBack: 'Tudo pronto. Volte em {time}.',
  hours: '{count} h {minutes} min',
  minutes: '{count} min',
  remind: 'Me lembre',
  guest: 'Acompanhe sua sequência, seu calendário e suas missões.',
  unreadable: 'Seu progresso está indisponível no momento.',
  action: 'Progresso',
  toBoard: 'Ranking',
}
