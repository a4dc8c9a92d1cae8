import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `${brand.name}ゲストウォレット`,
  errors: {
    closed: 'パスキーの画面が閉じられたか、パスキーが見つかりませんでした。何も署名されていません。',
    exists:
      'パスワードマネージャーに、このサイトのゲストウォレットがすでにあります。新しく作成せず、そのウォレットを復元してください。',
    noPrf: `端末またはパスワードマネージャーに必要な機能（PRF）がないため、このパスキーではウォレットを保管できません。このパスキーは削除できます。パスキーの一覧から「${brand.name}ゲストウォレット」を探してください。このブラウザでのゲストウォレットは、引き続き利用できます。`,
    unconfirmed: 'パスキーを作成しました。一度使って、ウォレットを開いてください。',
    otherWallet:
      'そのパスキーは別のゲストウォレットのものなので、何も署名されていません。このウォレットのパスキーを使うか、切断してからもう一方のウォレットを復元してください。',
    unavailable:
      'このページでは、ブラウザがパスキーを使用できませんでした。このブラウザでのゲストウォレットは、引き続き利用できます。',
  },
}
