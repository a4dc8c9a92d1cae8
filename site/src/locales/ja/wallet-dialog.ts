import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'ウォレット一覧に戻る',
  connect: {
    title: 'ウォレットを接続',
    installed: 'このブラウザで検出',
    scan: 'スマートフォンのウォレットでコードを読み取る',
    otherDevice: '別の端末にあるウォレット用',
    embedded: 'サンドボックス：このサイト自身のリレーでペアリング',
    onPhone: 'このスマートフォンのウォレット',
    otherWays: 'その他の方法',
    lastUsed: '前回使用',
    promise: '接続で共有されるのは、アドレスだけです。署名の前には、必ずウォレットが確認を求めます。',
  },
  asking: {
    title: 'ウォレットを確認してください',
    body: 'このサイトにアドレスを共有するリクエストを承認してください。',
    retry: '再試行',
    failedTitle: '接続できませんでした',
  },
  pairing: {
    title: 'スマートフォンで読み取る',
    code: 'ペアリングコード',
    steps: [
      'スマートフォンでウォレットを開き、スキャナーを起動します。',
      'このコードを読み取ります。',
      '接続を承認します。',
    ],
    worksWith: '対応ウォレット：{wallets}。',
    embedded:
      'サンドボックスでは、このサイト自身のリレーを通じてペアリングします。接続できるのは、このリレーを使うテスト用ウォレットだけです。実際のスマートフォンのウォレットは接続できません。',
    preparing: 'コードを生成中…',
    copy: 'リンクをコピー',
  },
  opening: {
    title: 'ウォレットで続ける',
    body: 'ウォレットで接続を承認してから、このページに戻ってください。ウォレットが開かない場合は、下のボタンを使ってください。',
    open: '{wallet}を開く',
    anyWallet: '別のウォレット',
  },
  account: {
    title: 'マイウォレット',
    by: '接続中のウォレット',
    address: 'アドレス',
    network: 'ネットワーク',
    change: '変更',
    explorer: 'ブロックエクスプローラー',
    disconnect: '切断',
  },
  networks: {
    title: 'ネットワーク',
    current: '使用中',
    switch: '切り替え',
    asking: 'ウォレットを確認してください…',
    elsewhere: 'ウォレットが、このサイトの対応していないネットワークに接続しています。',
    testnet: 'ミント用',
    main: 'メインネット',
  },
}
