import type { Develop } from '../stage/develop.ts'
import { brassmarch } from './brassmarch.ts'
import { fathomDebt } from './fathom-debt.ts'
import { lofthold } from './lofthold.ts'
import { rocheLine } from './roche-line.ts'
import { vesperine } from './vesperine.ts'

export type Scene = { fragment: string; develop: Develop }

/** The shader behind each game's key art. */
export const scenes: Record<string, Scene> = {
  'roche-line': rocheLine,
  brassmarch,
  'fathom-debt': fathomDebt,
  lofthold,
  vesperine,
}
