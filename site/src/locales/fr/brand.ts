import { brand as english } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english> = {
  tagline: 'Le gaming blockchain pensé pour l’adoption de masse',
  description: `${english.name} est le premier Layer 3 pour les jeux AAA : les joueurs possèdent et échangent ce qu’ils gagnent, sans jamais devoir penser à un wallet.`,
}
