import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: '安全のために',
  title: '公式リンク',
  intro: `${brand.name}のすべてのドメイン、コントラクト、アカウント、鍵です。ここに載っていないものは、公式ではありません。`,
  domains: [{ name: brand.keyName }, { name: 'クエストボード' }, { name: 'キャンペーン' }],
  sections: {
    domains: {
      title: 'ドメイン',
      here: 'このサイト',
      check:
        'ウォレットを接続する前に、アドレスバーをこの一覧と見比べてください。リカバリーフレーズをお尋ねすることは、決してありません。',
      elsewhere:
        'このページは{opened}で開かれていますが、このサイトのアドレスは{official}です。心当たりがなければ、ページを閉じ、ウォレットを接続しないでください。',
    },
    contracts: {
      title: 'コントラクト',
      collection: 'コレクション',
      token: 'テストトークン',
      developers: '開発者向け',
      check:
        '承認する前に、アドレス全体を、ウォレットに表示されたものと見比べてください。プログラムは、同じアドレスをnetwork.jsonから読み取れます。',
    },
    accounts: {
      title: 'リレイヤーアカウント',
      relayer: 'リレイヤー',
      check:
        'ガス代不要のミントを送信するアカウントです。何かを求めてくることは決してありません。署名をお願いするのはメッセージ1件だけで、トランザクションへの署名は求めません。',
    },
    social: {
      title: 'ソーシャルアカウント',
      check: '検索せずに、このリンクから開いてください。チームから先にメッセージを送ることは、決してありません。',
    },
    software: {
      title: 'ソフトウェア',
      repository: 'ソースコード',
      releases: 'ダウンロードとハッシュ値',
      check:
        'どのダウンロードにも、SHA-256のハッシュ値と検証用のコマンドがあります。一致しない場合は、ファイルを削除してください。',
    },
    keys: {
      title: '署名鍵',
      none: '現在、鍵による署名は一切行っていません。公式を名乗る署名は、すべて偽物です。',
      check: 'フィンガープリント全体を、ソフトウェアに表示されたものと見比べてください。',
    },
    security: {
      title: '脆弱性の報告',
      contact: 'メール',
      document: 'security.txt',
      check: '公表する前に、ご連絡ください。研究者向けの詳細は、security.txtにあります。',
    },
  },
  chain: '{name}（チェーンID {id}）',
  onExplorer: 'ブロックエクスプローラーで見る',
  copy: 'コピー',
  copied: 'コピーしました',
  copyByHand: '選択しました。Ctrl+Cまたは⌘Cでコピーしてください。',
  loading: 'アドレスを読み込み中…',
  unreadable: 'アドレスを読み込めませんでした。アドレスはnetwork.jsonにもあります。',
  warning: 'テストネットのトークンとコレクティブルに価値はありません。販売を持ちかけてくる相手は、すべて詐欺です。',
}
