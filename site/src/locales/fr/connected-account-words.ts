import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn:
    'Connectez-vous d’abord à votre compte. Vous arriverez sur la page de mint ; revenez ensuite ici pour l’associer.',
  connect: 'Associer à ce wallet',
  connected: 'Votre compte est associé à ce wallet.',
  disconnect: 'Dissocier mon compte',
  disconnectHint:
    'Jusqu’à la fin de la saison, ce compte et ce wallet ne peuvent être associés de nouveau que l’un à l’autre.',
  disconnected: 'Votre compte n’est plus associé à ce wallet.',
  elsewhere: {
    hint: 'Ce compte est associé à un autre wallet. Si ce n’est pas vous qui l’avez associé, dissociez-le. Jusqu’à la fin de la saison, il ne pourra alors être associé de nouveau qu’à ce wallet-là, sauf si nous le libérons pour vous.',
    disconnect: 'Le dissocier de l’autre wallet',
    disconnected: 'Votre compte n’est plus associé au wallet {address}.',
  },
  failed: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
}
