import { liveries } from '@network-site/site/liveries'
import { collectionItems } from '@network-site/site/collection-items'
import { type Backdrop, backdrops } from './backdrops.ts'
import { type Crest, crests } from './crests.ts'
import { type Helm, helms, type Visor, visors } from './helms.ts'
import { type Insignia, insignia, type Plating, platings } from './platings.ts'
import { type Mantle, mantles, type Pauldron, pauldrons } from './mantles.ts'

/** The traits and the pose of a portrait. */
export type PortraitTraits = {
  id: number
  name: string
  helm: Helm
  visor: Visor
  plating: Plating
  crest: Crest
  mantle: Mantle
  pauldron: Pauldron
  insignia: Insignia
  signPlace: 'brow' | 'cheek' | 'half'
  livery: keyof typeof liveries
  backdrop: Backdrop
  facing: 'left' | 'right'
  /** The rotation of the head away from the camera, in radians. */
  turn: number
  nod: number
  wear: number
}

/** A pose: the place of the insignia, the direction of the head, and its rotation. */
type Pose = readonly [signPlace: 'brow' | 'cheek' | 'half', facing: 'left' | 'right', turnRadians: number]

/** The poses in token order, which are not traits. */
const poses: readonly Pose[] = [
  ['cheek', 'left', 0.5],
  ['cheek', 'right', 0.42],
  ['cheek', 'right', 0.36],
  ['cheek', 'right', 0.5],
  ['cheek', 'left', 0.4],
  ['cheek', 'left', 0.44],
  ['brow', 'left', 0.46],
  ['cheek', 'right', 0.62],
  ['cheek', 'left', 0.44],
  ['half', 'left', 0.4],
  ['brow', 'right', 0.38],
  ['cheek', 'right', 0.52],
  ['cheek', 'right', 0.4],
  ['brow', 'left', 0.42],
  ['cheek', 'right', 0.36],
  ['cheek', 'left', 0.44],
  ['cheek', 'right', 0.4],
  ['cheek', 'left', 0.6],
  ['brow', 'right', 0.46],
  ['cheek', 'right', 0.48],
  ['cheek', 'left', 0.44],
  ['half', 'right', 0.42],
  ['cheek', 'right', 0.4],
  ['cheek', 'left', 0.5],
  ['cheek', 'left', 0.34],
  ['cheek', 'left', 0.5],
  ['cheek', 'right', 0.4],
  ['cheek', 'right', 0.58],
  ['brow', 'left', 0.46],
  ['cheek', 'left', 0.42],
  ['cheek', 'left', 0.44],
  ['cheek', 'right', 0.44],
  ['cheek', 'right', 0.46],
  ['cheek', 'left', 0.42],
  ['cheek', 'left', 0.54],
  ['brow', 'right', 0.4],
  ['cheek', 'right', 0.36],
  ['cheek', 'left', 0.6],
  ['cheek', 'right', 0.4],
  ['half', 'left', 0.46],
  ['cheek', 'left', 0.44],
  ['brow', 'left', 0.38],
]

/** The 42 portraits in token order, with the traits of site/src and their poses. */
export const roster: readonly PortraitTraits[] = collectionItems.map(({ id, name, traits }, index) => {
  const trait = <Choices extends object>(type: string, choices: Choices) => {
    const value = traits.find(({ trait_type }) => trait_type === type)?.value
    if (value === undefined || !(value in choices)) {
      const known = Object.keys(choices).join(', ')
      throw new Error(`site/src/collection-items.ts: ${id} ${name}: ${type} must be one of ${known}`)
    }
    return value as keyof Choices
  }
  const pose = poses[index]
  if (!pose) throw new Error(`${id} ${name} has no pose`)
  const [signPlace, facing, turn] = pose
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
    turn,
    nod: ((index * 7) % 5) * 0.02 - 0.03,
    wear: 0.35 + ((index * 5) % 7) * 0.09,
  }
})
