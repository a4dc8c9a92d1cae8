import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Bau mit uns',
  intro:
    'Erzähl uns, woran du arbeitest, auf welcher Engine es läuft und wann du es veröffentlichen willst. Jede Nachricht wird von einem Menschen aus dem Entwicklerteam gelesen.',
  emailLabel: 'E-Mail',
  emailPlaceholder: 'Deine E-Mail-Adresse',
  messageLabel: 'Nachricht',
  messagePlaceholder: 'Nachricht',
  send: 'Senden',
  sending: 'Wird gesendet …',
  thanks: 'Danke für deine Anmeldung!',
  sentToast: 'Nachricht gesendet!',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  unexpectedError: 'Unerwarteter Fehler',
  unreachable:
    'Deine Nachricht wurde nicht gesendet, steht aber noch hier. Prüfe deine Verbindung und sende sie noch einmal.',
  close: 'Schließen',
}
