import { collectionItems } from '@network-site/site/collection-items'
import { liveries } from '@network-site/site/liveries'
import { backdrops } from './backdrops.ts'
import { crests } from './crests.ts'
import { helms } from './helms.ts'
import { insignia } from './insignia.ts'
import { mantles, pauldrons } from './mantles.ts'
import { platings } from './platings.ts'
import { poses } from './poses.ts'
import type { PortraitTraits } from './portrait-traits.ts'
import { visors } from './visors.ts'

/** The forty-two collectionItems, in token order: the operator's traits, and how each stands before the camera. */
export const roster: readonly PortraitTraits[] = collectionItems.map(({ id, name, traits }, index) => {
  const trait = <Choices extends object>(type: string, choices: Choices) => {
    const value = traits.find(({ trait_type }) => trait_type === type)?.value
    if (value === undefined || !(value in choices)) throw unknownTrait(`${id} ${name}`, type, Object.keys(choices))
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

function unknownTrait(who: string, type: string, known: string[]): Error {
  return new Error(`site/src/collectionItems.ts: ${who}: ${type} must be one of ${known.join(', ')}`)
}
