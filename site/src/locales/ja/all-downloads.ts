import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'
import { downloads } from './downloads.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: downloads.allDownloads ?? '',
  intro: `${brand.clientName}は、通常のデスクトップアプリケーションです。コマンドライン版ノードは、サーバーを含むどのターミナルでも動きます。`,
  columns: { system: 'システム', file: 'ファイル', size: 'サイズ', digest: 'SHA-256と検証コマンド' },
  released: '{date}リリース',
  releasePage: 'リリースノートとソースコード',
  verifyTitle: 'ダウンロードを検証する',
  verifyIntro:
    'ターミナルでダウンロードフォルダーを開き、ファイルの隣にあるコマンドを実行してください。macOSとLinuxではOKと表示されます。Windowsではハッシュ値が表示されるので、照合してください。結果が異なる場合は、ファイルを削除し、お知らせください。',
  verifyByEye:
    'ターミナルでダウンロードフォルダーを開き、ファイルの隣にあるコマンドを実行すると、ファイルのハッシュ値が表示されます。リリースページの値と照合し、異なる場合は、ファイルを削除し、お知らせください。',
  copy: '検証コマンドをコピー',
  copied: 'コピーしました',
  copyByHand: '選択しました。Ctrl+Cまたは⌘Cでコピーしてください。',
  unknownSize: '不明',
  unknownDigest: '未公開',
  loading: '最新のリリースを確認中…',
  direct: 'GitHubからたった今読み取った情報です。',
  confirmed: 'GitHubで最後に確認：{time}。',
  stale:
    'GitHubが応答していないため、さらに新しいリリースがある可能性があります。このリリースを最後に確認したのは{time}です。',
  unavailable:
    '最新のリリースを確認できませんでした。リンクからは引き続き最新版をダウンロードできます。サイズとハッシュ値は、GitHubが応答すると再び表示されます。',
  kinds: { client: 'デスクトップクライアント', cli: 'コマンドライン版ノード' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
