import { gameWorlds } from '@network-site/site/game-worlds'
import type { GameWorld } from '@network-site/site/schema/game-worlds'
import { glslColour } from '../gpu-renderer/linear-colour.ts'

/** The operator's look of one game. */
export function worldOf(slug: string): GameWorld {
  const world = gameWorlds[slug]
  if (!world) throw new Error(`site/src/game-worlds.ts has no ${slug}`)
  return world
}

/** GLSL constants for a scene, each from the colour of the game's world that it names. */
export function worldColours(slug: string, named: Record<string, string>): string {
  const { colours } = worldOf(slug)
  const lines = Object.entries(named).map(([constant, name]) => {
    const colour = colours[name]
    if (!colour) throw new Error(`site/src/game-worlds.ts: ${slug} has no colour ${name}`)
    return `const vec3 ${constant} = ${glslColour(colour)};`
  })
  return `\n${lines.join('\n')}\n`
}
