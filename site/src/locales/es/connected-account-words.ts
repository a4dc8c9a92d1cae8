import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Inicia sesión primero. Volverás a la página de mint; luego regresa aquí para conectar la cuenta.',
  connect: 'Conectar a esta billetera',
  connected: 'Tu cuenta está conectada a esta billetera.',
  disconnect: 'Desconectar mi cuenta',
  disconnectHint:
    'Hasta que termine la temporada, esta cuenta y esta billetera solo pueden volver a conectarse entre sí.',
  disconnected: 'Tu cuenta ya no está conectada a esta billetera.',
  elsewhere: {
    hint: 'Esta cuenta está conectada a otra billetera. Si no la conectaste tú, desconéctala. Hasta que termine la temporada, después solo podrá volver a conectarse a esa billetera, salvo que la liberemos para ti.',
    disconnect: 'Desconectarla de la otra billetera',
    disconnected: 'Tu cuenta ya no está conectada a {address}.',
  },
  failed: 'El servidor no respondió. Inténtalo de nuevo en un momento.',
}
