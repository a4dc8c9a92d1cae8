import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Connecter X',
  checking: 'Connexion…',
  signedInAs: 'Compte connecté : {name}',
  signOut: 'Se déconnecter',
  signedOut: 'Votre session est fermée.',
  ended: 'Votre connexion a expiré. Reconnectez-vous si vous en avez besoin.',
  unavailable: 'X ne répond pas. Réessayez plus tard.',
  elsewhere: 'La connexion avec X ne fonctionne qu’à l’adresse principale de ce site. Connectez-vous ici : {url}',
}
