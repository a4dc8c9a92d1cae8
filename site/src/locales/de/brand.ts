import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'Blockchain-Gaming für die breite Masse',
  description:
    'Orrery ist die erste Layer-3-Chain für AAA-Gaming: Was du gewinnst, gehört dir, du kannst damit handeln, und an eine Wallet musst du nie denken.',
}
