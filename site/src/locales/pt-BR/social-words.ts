import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Conectar X',
  checking: 'Fazendo login…',
  signedInAs: 'Você entrou como {name}',
  signOut: 'Sair',
  signedOut: 'Você saiu da conta.',
  ended: 'Seu login expirou. Conecte de novo se precisar.',
  unavailable: 'O X não está respondendo. Tente novamente mais tarde.',
  elsewhere: 'O login com o X só funciona no endereço principal deste site. Faça login por lá: {url}',
}
