import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: '共有',
  title: 'この進捗を共有',
  intro:
    'リンクを知っている人は誰でも、このウォレットのページを見られます。リンクのプレビューには、この画像が表示されます。',
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  selected: '選択しました。Ctrl+Cまたは⌘Cでコピーしてください。',
  close: '閉じる',
  drawing: '進捗を描画中…',
  undrawn: '画像を作成できませんでした。このダイアログを閉じて、もう一度お試しください。',
  alt: '連続記録、明かりで表した今日のアイテム、ランクのバッジを載せたカード。',
  card: {
    streak: { other: '日連続' },
    today: '今日 {minted} / {total}',
    place: '{place}位 / 全{places}位',
    noRank: 'ランクなし',
  },
}
