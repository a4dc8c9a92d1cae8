import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

const userName = `Wallet invité ${brand.name}`

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName,
  errors: {
    closed: 'La demande de clé d’accès a été fermée, ou aucune clé d’accès n’a été trouvée. Rien n’a été signé.',
    exists:
      'Votre gestionnaire de mots de passe a déjà un wallet invité pour ce site. Restaurez-le au lieu d’en créer un autre.',
    noPrf: `Cette clé d’accès ne peut pas conserver de wallet, car il manque une fonction (PRF) à votre appareil ou à votre gestionnaire de mots de passe. Vous pouvez la supprimer : cherchez « ${userName} » parmi vos clés d’accès. Un wallet invité dans ce navigateur fonctionne toujours.`,
    unconfirmed: 'Votre clé d’accès a été créée. Utilisez-la une fois pour ouvrir le wallet.',
    otherWallet:
      'Cette clé d’accès appartient à un autre wallet invité ; rien n’a donc été signé. Utilisez la clé d’accès de ce wallet-ci, ou déconnectez-vous et restaurez l’autre.',
    unavailable:
      'Votre navigateur n’a pas pu utiliser de clé d’accès sur cette page. Un wallet invité dans ce navigateur fonctionne toujours.',
  },
}
