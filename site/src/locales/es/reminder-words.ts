import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Recordatorios',
  intro: 'Los recordatorios se quedan en tu navegador; no se nos envía nada.',
  file: {
    action: 'Añadir al calendario',
    text: 'Un archivo de calendario con un recordatorio diario, una hora antes de que termine el día.',
    summary: 'Mintear los objetos de hoy',
    description: 'El día de mint termina en una hora. Mira qué falta: {url}',
  },
  notification: {
    action: 'Avisarme',
    stop: 'Dejar de avisarme',
    text: 'Una notificación una hora antes de que termine el día, si faltan objetos. Esta página debe seguir abierta.',
    on: 'Recibirás una notificación cada día a las {time} mientras esta página esté abierta.',
    denied:
      'Tu navegador bloquea las notificaciones. Permítelas para este sitio en su configuración y vuelve a intentarlo.',
    unsupported: 'Este navegador no admite notificaciones. Usa el archivo de calendario.',
    title: 'Queda una hora',
    body: 'Objetos que aún faltan hoy: {count}.',
  },
}
