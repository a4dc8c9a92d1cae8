import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Crea con nosotros',
  intro:
    'Cuéntanos qué estás creando, en qué motor funciona y cuándo esperas lanzarlo. Una persona del equipo de desarrollo lee cada mensaje.',
  emailLabel: 'Correo',
  emailPlaceholder: 'Tu correo',
  messageLabel: 'Mensaje',
  messagePlaceholder: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: '¡Gracias por escribirnos!',
  sentToast: '¡Mensaje enviado!',
  invalidEmail: 'correo no válido',
  unexpectedError: 'Error inesperado',
  unreachable: 'Tu mensaje no se envió, pero sigue aquí. Revisa tu conexión y envíalo de nuevo.',
  close: 'Cerrar',
}
