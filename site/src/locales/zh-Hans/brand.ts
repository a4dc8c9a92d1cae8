import { brand as names } from '../../brand.ts'
import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: '区块链游戏，为走向大众而生',
  description: `${names.name} 是首个面向 3A 游戏的 Layer 3：玩家拥有并交易自己赢得的一切，从不需要为钱包费心。`,
}
