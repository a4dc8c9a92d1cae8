import type { liveries } from '@network-site/site/liveries'
import type { Backdrop } from './backdrops.ts'
import type { Crest } from './crests.ts'
import type { Helm } from './helms.ts'
import type { Insignia } from './insignia.ts'
import type { Mantle, Pauldron } from './mantles.ts'
import type { Plating } from './platings.ts'
import type { Visor } from './visors.ts'

/** Everything that decides one portrait. */
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
  /** Radians the head is turned away from the camera. */
  turn: number
  nod: number
  wear: number
}
