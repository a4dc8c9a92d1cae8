import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Tu progreso',
  streak: 'Días seguidos: {count}',
  today: '{minted} de {total} hoy',
  left: 'Por mintear en {time}: {count}.',
  comeBack: 'Todo listo. Vuelve en {time}.',
  hours: '{count} h {minutes} min',
  minutes: '{count} min',
  remind: 'Recordarme',
  guest: 'Sigue tu racha, tu calendario y tus misiones.',
  unreadable: 'Tu progreso no está disponible en este momento.',
  action: 'Progreso',
  toBoard: 'Clasificación',
}
