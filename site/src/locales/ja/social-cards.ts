import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['ブロックチェーン', 'ゲームを、誰もが', '遊ぶものに'], line: 'AAAゲームのための初のレイヤー3' },
  { headline: ['テストネット', 'スワップ'], line: 'Odysseyでテストトークンを取引' },
  { headline: ['42のVanguardを', '毎日'], line: 'Odyssey Vanguard PFP延長ミント' },
  { headline: ['あなたの', 'Vanguard'], line: '所有する画像を見る' },
  { headline: ['連続記録を', '途切れさせない'], line: '今日の42種、連続日数、クエスト' },
  { headline: ['シーズンを', '率いるのは誰か'], line: 'すべてのウォレットの順位を、チェーンから' },
  { headline: ['ネットワーク', 'ステータス'], line: 'ブロック、ミント、90日間の稼働率をライブで' },
  { headline: ['接続する前に', '確かめる'], line: '公式のドメイン、コントラクト、アカウントのすべて' },
  { headline: ['Sentry Nodeを', '動かす'], line: '設定は1分足らず' },
  { headline: ['Sentry Node', '利用契約'], line: '利用条件の全文' },
]
