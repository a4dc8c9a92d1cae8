import { z } from 'zod'
import { colour, sentence, slug } from './text.ts'

const gameWorld = z.strictObject({
  /** The title as it is set on the key art, a line each. */
  lettering: z.array(sentence).min(1).max(2),
  /** Top and bottom of the letters' gradient, what lies behind them, and the one colour of their ornament. */
  ink: z.tuple([colour, colour]),
  shade: colour,
  spark: colour,
  icon: z.strictObject({ ground: z.tuple([colour, colour]), ink: colour, spark: colour }),
  /** What the scene is lit and painted with; each scene asks for its own by name. */
  colours: z.record(z.string(), colour),
})

export const gameWorldsSchema = z.record(slug, gameWorld)

export type GameWorld = z.infer<typeof gameWorld>
export type GameWorlds = z.infer<typeof gameWorldsSchema>
