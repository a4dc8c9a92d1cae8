import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Xと連携',
  checking: 'ログイン中…',
  signedInAs: 'ログイン中のアカウント：{name}',
  signOut: 'ログアウト',
  signedOut: 'ログアウトしました。',
  ended: 'ログインの有効期限が切れました。必要な場合は、もう一度連携してください。',
  unavailable: 'Xが応答していません。時間をおいてもう一度お試しください。',
  elsewhere: 'Xでのログインは、このサイトのメインアドレスでのみ利用できます。こちらでログインしてください：{url}',
}
