import { brand as english } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english> = {
  tagline: 'Jogos em blockchain feitos para todo mundo',
  description: `A ${english.name} é a primeira Layer 3 para jogos AAA: quem joga é dono do que ganha, negocia como quiser e nunca precisa pensar em carteira.`,
}
