import type * as english from '../../brand.ts'
import { brand as names } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: '대중화를 위해 설계한 블록체인 게임',
  description: `AAA 게임을 위한 최초의 레이어 3, ${names.name}입니다. 플레이어는 얻은 것을 소유하고 거래하며, 지갑은 신경 쓸 필요가 없습니다.`,
}
