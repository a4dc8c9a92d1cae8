import { brand as names } from '../../brand.ts'
import type * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'Juegos blockchain hechos para la adopción masiva',
  description: `${names.name} es la primera capa 3 para juegos AAA: los jugadores poseen e intercambian lo que ganan y nunca tienen que pensar en una billetera.`,
}
