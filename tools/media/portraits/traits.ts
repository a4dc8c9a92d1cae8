import { roster } from './roster.ts'

export type VanguardTraits = { id: number; name: string; traits: { trait_type: string; value: string }[] }

/** What a token's metadata says about each portrait: the very choices it was drawn from. */
export const vanguardTraits: readonly VanguardTraits[] = roster.map((vanguard) => ({
  id: vanguard.id,
  name: vanguard.name,
  traits: [
    { trait_type: 'Helm', value: vanguard.helm },
    { trait_type: 'Visor', value: vanguard.visor },
    { trait_type: 'Plating', value: vanguard.plating },
    { trait_type: 'Crest', value: vanguard.crest },
    { trait_type: 'Mantle', value: vanguard.mantle },
    { trait_type: 'Pauldrons', value: vanguard.pauldron },
    { trait_type: 'Insignia', value: vanguard.insignia },
    { trait_type: 'Livery', value: vanguard.livery },
    { trait_type: 'Orbit', value: vanguard.backdrop },
  ],
}))
