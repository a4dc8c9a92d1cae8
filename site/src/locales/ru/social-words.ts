import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Подключить X',
  checking: 'Выполняется вход…',
  signedInAs: 'Вход выполнен: {name}',
  signOut: 'Выйти',
  signedOut: 'Вы вышли из аккаунта.',
  ended: 'Срок входа истёк. Если нужно, подключите X снова.',
  unavailable: 'X не отвечает. Попробуйте позже.',
  elsewhere: 'Вход через X работает только по основному адресу сайта. Войдите там: {url}',
}
