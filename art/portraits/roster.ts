import { liveries } from '@network-site/site/liveries'
import { collectionItems } from '@network-site/site/collection-items'
import { backdrops } from './backdrops.ts'
import { crests } from './crests.ts'
import { helms, visors } from './helms.ts'
import { insignia, platings } from './platings.ts'
import { mantles, pauldrons } from './mantles.ts'

/** The rotation of each head away from the camera in radians, in token order. Negative ones face left. */
const turns = [
  -0.5, 0.42, 0.36, 0.5, -0.4, -0.44, -0.46, 0.62, -0.44, -0.4, 0.38, 0.52, 0.4, -0.42, 0.36, -0.44, 0.4, -0.6, 0.46,
  0.48, -0.44, 0.42, 0.4, -0.5, -0.34, -0.5, 0.4, 0.58, -0.46, -0.42, -0.44, 0.44, 0.46, -0.42, -0.54, 0.4, 0.36, -0.6,
  0.4, -0.46, -0.44, -0.38,
]
/** The portraits with the insignia on the brow, and on half of the face. All others have it on the cheek. */
const [onBrow, onHalf] = [new Set([7, 11, 14, 19, 29, 36, 42]), new Set([10, 22, 40])]

/** The traits and the pose of a portrait. */
export type PortraitTraits = (typeof roster)[number]

/** The 42 portraits in token order, with the traits of site/src and their poses. */
export const roster = collectionItems.map(({ id, name, traits }, index) => {
  const trait = <Choices extends object>(type: string, choices: Choices) => {
    const value = traits.find(({ trait_type }) => trait_type === type)?.value
    if (value === undefined || !(value in choices)) {
      const known = Object.keys(choices).join(', ')
      throw new Error(`site/src/collection-items.ts: ${id} ${name}: ${type} must be one of ${known}`)
    }
    return value as keyof Choices
  }
  const turn = turns[index]
  if (turn === undefined) throw new Error(`${id} ${name} has no pose`)
  const signPlace: 'brow' | 'cheek' | 'half' = onBrow.has(id) ? 'brow' : onHalf.has(id) ? 'half' : 'cheek'
  const facing: 'left' | 'right' = turn < 0 ? 'left' : 'right'
  return {
    id,
    name,
    helm: trait('Helm', helms),
    visor: trait('Visor', visors),
    plating: trait('Plating', platings),
    crest: trait('Crest', crests),
    mantle: trait('Mantle', mantles),
    pauldron: trait('Pauldrons', pauldrons),
    insignia: trait('Insignia', insignia),
    livery: trait('Livery', liveries),
    backdrop: trait('Orbit', backdrops),
    signPlace,
    facing,
    turn: Math.abs(turn),
    nod: ((index * 7) % 5) * 0.02 - 0.03,
    wear: 0.35 + ((index * 5) % 7) * 0.09,
  }
})
