import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'Geniş kitleler için geliştirilen blokzincir oyunları',
  description:
    'Orrery, AAA oyunlar için ilk Katman 3: Oyuncular kazandıklarının sahibi olur, onları takas eder ve cüzdanı hiç düşünmek zorunda kalmaz.',
}
