import type { GameWorlds } from '@network-site/site/schema/game-worlds'
import type { Palette } from '@network-site/site/schema/palette'
import { mixColour, turnHue } from './mix-colour.ts'

/** The games that starting-site/home/games.ts lists, each a little further round the colour wheel. */
const worlds = [
  { slug: 'project-anchor', lettering: ['PROJECT', 'ANCHOR'], turn: 0 },
  { slug: 'project-beacon', lettering: ['PROJECT', 'BEACON'], turn: 150 },
  { slug: 'project-cinder', lettering: ['PROJECT', 'CINDER'], turn: -45 },
  { slug: 'project-delta', lettering: ['PROJECT', 'DELTA'], turn: 195 },
  { slug: 'project-echo', lettering: ['PROJECT', 'ECHO'], turn: 40 },
]

export function inventGameWorlds({ accent, ink, bone }: Palette): GameWorlds {
  return Object.fromEntries(
    worlds.map(({ slug, lettering, turn }) => {
      const spark = turnHue(accent, turn)
      const pale = mixColour(bone, spark, 0.08)
      const shade = mixColour(ink, spark, 0.07)
      const world = {
        lettering,
        ink: [pale, mixColour(spark, bone, 0.25)] as [string, string],
        shade,
        spark,
        icon: { ground: [shade, mixColour(spark, ink, 0.45)] as [string, string], ink: pale, spark },
        colours: {},
      }
      return [slug, world]
    }),
  )
}
