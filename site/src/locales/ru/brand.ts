import { brand as english } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english> = {
  tagline: 'Массовый гейминг на блокчейне',
  description: `${english.name} — первый Layer 3 для AAA-игр: игроки владеют всем, что добыли, свободно этим торгуют и могут вообще не думать о кошельке.`,
}
