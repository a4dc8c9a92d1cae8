import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Faça login primeiro. Você voltará à página de mint; depois, venha para cá de novo para vincular a conta.',
  connect: 'Vincular a esta carteira',
  connected: 'Sua conta está vinculada a esta carteira.',
  disconnect: 'Desvincular minha conta',
  disconnectHint: 'Até o fim da temporada, esta conta e esta carteira só podem ser vinculadas de novo uma à outra.',
  disconnected: 'Sua conta não está mais vinculada a esta carteira.',
  elsewhere: {
    hint: 'Esta conta está vinculada a outra carteira. Se não foi você que a vinculou, desvincule-a. Até o fim da temporada, ela só poderá ser vinculada de novo àquela carteira, a menos que nós a liberemos para você.',
    disconnect: 'Desvincular da outra carteira',
    disconnected: 'Sua conta não está mais vinculada a {address}.',
  },
  failed: 'O servidor não respondeu. Tente novamente em instantes.',
}
