import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: '先にログインしてください。ミントページに移動するので、その後ここに戻って連携してください。',
  connect: 'このウォレットと連携',
  connected: 'アカウントは、このウォレットと連携しています。',
  disconnect: 'アカウントの連携を解除',
  disconnectHint: 'シーズンが終わるまで、このアカウントとこのウォレットは、互いとしか再連携できません。',
  disconnected: 'アカウントとこのウォレットの連携を解除しました。',
  elsewhere: {
    hint: 'このアカウントは、別のウォレットと連携しています。心当たりがなければ、連携を解除してください。解除した後は、こちらで制限を解かないかぎり、シーズンが終わるまでそのウォレットとしか再連携できません。',
    disconnect: '別のウォレットとの連携を解除',
    disconnected: 'アカウントと{address}の連携を解除しました。',
  },
  failed: 'サーバーが応答しませんでした。しばらくしてからもう一度お試しください。',
}
