import { brand } from '../../brand.ts'
import { anchors } from '../../site-chrome.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}のトップページ`,
  navigationLabel: 'メイン',
  sectionsLabel: 'このページのセクション',
  skipLink: '本文へスキップ',
  docs: 'ドキュメント',
  buildWithUs: '一緒に開発する',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  social: [{ label: `${brand.name}のTelegram` }, { label: `${brand.name}のX` }, { label: `${brand.name}のDiscord` }],
  menuSocial: [
    { label: `${brand.name}のDiscord` },
    { label: `${brand.name}のX` },
    { label: `${brand.name}のTelegram` },
  ],
  sections: [
    { title: `${brand.name}とは`, id: 'introducing' },
    { title: '真の所有', id: 'ownership' },
    { title: 'テクノロジー', id: 'technology' },
    { title: `${brand.name}財団`, id: 'foundation' },
    { title: 'ジェネシスコントリビューター', id: anchors.contributor },
    { title: 'ジェネシスゲーム', id: 'games' },
    { title: brand.leagueName, id: anchors.league },
    { title: 'コミュニティに参加', id: 'community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. All Rights Reserved`,
  agreement: `${brand.nodeName}利用契約`,
  navigationLabel: 'フッター',
  networkLabel: 'ネットワーク',
  status: 'ネットワークステータス',
  officialLinks: '公式リンク',
  social: [
    { label: `${brand.name}のDiscord` },
    { label: `${brand.name}のX` },
    { label: `${brand.name}のドキュメント（GitBook）` },
    { label: `${brand.name}のTelegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: '新しいタブで開きます',
  dismiss: '閉じる',
  unanswered: { waiting: 'ウォレットが応答していません。', tryAgain: '再試行', cancel: 'キャンセル' },
  film: { pause: '背景動画を一時停止', play: '背景動画を再生' },
  carousel: {
    carousel: 'カルーセル',
    slide: 'スライド',
    position: '{count}枚中{position}枚目',
    dots: 'スライドを選択',
    pause: '自動切り替えを一時停止',
    play: '自動切り替えを開始',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: '問題が発生しました',
    body: 'このページを表示できませんでした。所有しているものや署名したものに影響はありません。ページを再読み込みしてください。解決しない場合は、トップページに移動してください。',
    offline:
      'このページの一部を読み込めませんでした。接続が切れたか、新しいバージョンが公開された可能性があります。再読み込みすると、最新のページが表示されます。',
    reload: 'このページを再読み込み',
    home: 'トップページへ',
    details: 'エラーの詳細',
  },
}
