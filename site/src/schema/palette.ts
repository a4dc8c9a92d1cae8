import { z } from 'zod'
import { colour } from './text.ts'

/** The colours that everything drawn for the network is made of. */
export const paletteSchema = z.strictObject({
  ink: colour,
  inkRaised: colour,
  graphite: colour,
  steel: colour,
  bone: colour,
  brass: colour,
  brassDeep: colour,
  accent: colour,
  accentDeep: colour,
  accentHot: colour,
  oxblood: colour,
  verdigris: colour,
  ice: colour,
})

export type Palette = z.infer<typeof paletteSchema>
