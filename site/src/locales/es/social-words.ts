import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Conectar X',
  checking: 'Iniciando sesión…',
  signedInAs: 'Sesión iniciada como {name}',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada.',
  ended: 'Tu sesión caducó. Vuelve a conectarte si la necesitas.',
  unavailable: 'X no responde. Inténtalo de nuevo más tarde.',
  elsewhere:
    'El inicio de sesión con X solo funciona en la dirección principal de este sitio. Inicia sesión allí: {url}',
}
