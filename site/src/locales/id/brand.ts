import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'Game blockchain yang dibuat untuk adopsi massal',
  description:
    'Orrery adalah Layer 3 pertama untuk game AAA: pemain memiliki dan memperdagangkan apa yang mereka menangkan, tanpa pernah harus memikirkan wallet.',
}
