import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'ブロックチェーンゲームを、誰もが遊ぶものに',
  description:
    'Orreryは、AAAゲームのための初のレイヤー3です。プレイヤーは勝ち取ったものを自ら所有し、取引できます。ウォレットを意識する必要はありません。',
}
