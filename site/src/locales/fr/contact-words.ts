import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Créez avec nous',
  intro:
    'Dites-nous ce que vous créez, sur quel moteur, et quand vous espérez le sortir. Quelqu’un de l’équipe de développement lit chaque message.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'Votre e-mail',
  messageLabel: 'Message',
  messagePlaceholder: 'Message',
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci de votre inscription !',
  sentToast: 'Message envoyé !',
  invalidEmail: 'e-mail non valide',
  unexpectedError: 'Erreur inattendue',
  unreachable: 'Votre message n’a pas été envoyé, mais il est toujours là. Vérifiez votre connexion et renvoyez-le.',
  close: 'Fermer',
}
