import type { Ball, Ring } from '../scene/scene.ts'
import { compose, rotate, turnAbout, type Vector } from '../scene/turn.ts'

const full = Math.PI * 2

/** The mark as a thing: three orbits inside one another, each with its body, turning around the light. */
export function emblem(share: number, at: Vector): { rings: Ring[]; balls: Ball[] } {
  const rings: Ring[] = [],
    balls: Ball[] = []
  for (const [index, radius] of [1.12, 1.44, 1.76].entries()) {
    const turn = compose(
      turnAbout('z', 0.16 * Math.sin(share * full + index)),
      turnAbout('x', Math.PI / 2 + 0.14 * Math.cos(share * full + index * 2)),
    )
    rings.push({
      inner: radius - 0.03,
      outer: radius + 0.03,
      halfHeight: 0.03,
      bevel: 0.015,
      material: 'bright',
      turn,
      at,
    })
    const angle = (index % 2 ? -1 : 1) * share * full + index * 2.2
    const [x, y, z] = rotate(turn, [Math.cos(angle) * radius, Math.sin(angle) * radius, 0])
    balls.push({ at: [at[0] + x, at[1] + y, at[2] + z], radius: 0.15 - index * 0.02, material: 'bright' })
  }
  return { rings, balls }
}
