import { brand as english } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english> = {
  tagline: 'Game blockchain sinh ra cho số đông',
  description: `${english.name} là Layer 3 đầu tiên dành cho game AAA: người chơi sở hữu và mua bán những gì mình giành được, không bao giờ phải bận tâm đến ví.`,
}
