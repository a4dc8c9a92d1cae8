import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Windows版をダウンロード',
  mac: 'macOS版をダウンロード',
  purchaseKey: `${brand.keyName}を購入`,
  cli: 'CLIをGitHubからダウンロード',
  lastConfirmed: '{release}、最終確認：{date}',
  runNode: 'ノードを動かす',
  mobile: {
    title: 'ダウンロードはパソコンのみ',
    body: `${brand.clientName}は、モバイル端末ではご利用いただけません。デスクトップまたはノートパソコンからこのページにアクセスして、ダウンロードしてください。`,
  },
  clientBox: {
    title: 'クライアントをダウンロード',
    desktop: 'Sentry Nodeは、ノートパソコン、デスクトップ、クラウドインスタンスで動かせます',
    mobile:
      'モバイル端末ではご利用いただけません。デスクトップまたはノートパソコンからアクセスして、ダウンロードしてください。',
  },
  allDownloads: 'すべてのダウンロード',
}
