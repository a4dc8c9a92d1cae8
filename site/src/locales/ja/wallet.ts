import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'ウォレットを接続',
  opening: '起動中…',
  reconnecting: '再接続中…',
  account: 'マイウォレット',
  networks: 'ネットワーク',
  browserWallet: 'ブラウザウォレット',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'ゲストウォレット（テストネット専用）',
    badge: 'ゲストウォレット',
  },
  wrongChain: {
    notice: `ウォレットが別のネットワークに接続しています。ミントに必要なのは署名だけなので、このままでもミントできます。ウォレットで画像を見るには、${network.testnet.name}に切り替えてください。`,
    switch: 'ネットワークを切り替え',
    switching: 'ウォレットを確認してください…',
    switched: `ウォレットが${network.testnet.name}に切り替わりました。`,
  },
  copy: 'コピー',
  copied: 'コピーしました。',
  copyFailed: 'ブラウザがコピーをブロックしました。テキストを選択して、手動でコピーしてください。',
  close: '閉じる',
  unavailable: {
    notice: 'ウォレット機能を読み込めませんでした。ページのほかの部分は、引き続き利用できます。',
    retry: '再試行',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'ウォレットでリクエストが拒否されました。何も変更されていません。',
  pending: 'ウォレットに未処理のリクエストがあります。先にそちらに応答してください。',
  noChains:
    'ウォレットに、このサイトが対応しているネットワークがありません。テストネットを追加して、もう一度お試しください。',
  unknownChain: `ウォレットに${network.testnet.name}がありません。ネットワークを追加して、もう一度お試しください。`,
  walletConnectMissing:
    'このサイトではWalletConnectが設定されていません。ブラウザウォレットかゲストウォレットをご利用ください。',
  connectorMissing: '前回使ったウォレットが、このブラウザに見つかりません。別のウォレットを接続してください。',
  providerMissing:
    'このブラウザにウォレットが見つかりませんでした。ウォレットをインストールするか、ゲストウォレットをご利用ください。',
  guestChain: 'ゲストウォレットは、テストネットでのみ使えます。',
  unauthorized: 'ウォレットが、このアカウントへのアクセスを許可しませんでした。もう一度接続してください。',
  disconnected: 'ウォレットの接続が切れています。もう一度接続してください。',
  insufficientFunds: 'このアカウントの残高では足りません。なお、ミント自体は無料です。',
  timeout: 'ウォレットから時間内に応答がありませんでした。もう一度お試しください。',
  unknown: 'ウォレットで問題が発生しました。もう一度お試しいただくか、接続し直してください。',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'ネットワークを追加',
  title: network.testnet.name,
  intro: 'ネットワークをウォレットに自動で追加するか、設定を手動でコピーしてください。',
  add: 'ウォレットに追加',
  added: `${network.testnet.name}をウォレットに追加しました。`,
  needsWallet: 'ネットワークを自動で追加するには、ウォレットを接続してください。',
  chainId: 'チェーンID',
  chainName: 'ネットワーク名',
  rpcUrl: 'RPC URL',
  currency: '通貨シンボル',
  explorer: 'ブロックエクスプローラー',
}
