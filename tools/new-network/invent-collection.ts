import type { CollectionItems } from '@network-site/site/schema/collection-items'

const firstWords = ['Early', 'Quiet', 'Northern', 'Salt', 'Glass', 'Iron']
const secondWords = ['Runner', 'Keeper', 'Maker', 'Pilot', 'Scout', 'Warden', 'Caller']
const helms = ['Dome', 'Anvil', 'Bell', 'Wedge', 'Crown', 'Cask', 'Keel']
const visors = ['Slit', 'Band', 'Mask', 'Brow', 'Lantern', 'Ring']
const grounds = ['Halo', 'Scale', 'Beam', 'Slats', 'Field', 'Peak']
const tints = ['Steel', 'Night', 'Metal', 'Deep', 'Bone', 'Signal']

/** Forty-two pictures, no two alike, whose traits are what art/placeholders draws. */
export function inventCollection(): CollectionItems {
  return Array.from({ length: firstWords.length * secondWords.length }, (_, index) => {
    const [row, column] = [Math.floor(index / 7), index % 7]
    return {
      id: index + 1,
      name: `${pick(firstWords, index)} ${pick(secondWords, column)}`,
      traits: [
        { trait_type: 'Helm', value: pick(helms, column) },
        { trait_type: 'Visor', value: pick(visors, row + column * 5) },
        { trait_type: 'Ground', value: pick(grounds, row * 5 + column * 2) },
        { trait_type: 'Tint', value: pick(tints, index + row) },
      ],
    }
  })
}

function pick(choices: readonly string[], index: number): string {
  return choices[index % choices.length] ?? ''
}
