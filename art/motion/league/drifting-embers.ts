import { seededRandom } from '../../gpu-renderer/seeded-random.ts'
import type { Mote } from '../scene/scene.ts'

/** Embers that hang in the passage: they repeat with the flight, and rise and waver on closed paths. */
export function driftingEmbers({
  seed,
  count,
  length,
  width,
}: {
  seed: number
  count: number
  length: number
  width: number
}) {
  const random = seededRandom(seed)
  const embers = Array.from({ length: count }, () => ({
    x: (random() * 2 - 1) * width,
    y: random() * length,
    z: (random() * 2 - 1) * width,
    sweep: 0.04 + random() * 0.12,
    offset: random(),
    size: 0.003 + 0.009 * random() ** 4,
  }))
  return (travelled: number, share: number): Mote[] =>
    embers.flatMap(({ x, y, z, sweep, offset, size }) => {
      const a = (share + offset) * Math.PI * 2
      const ahead = (((y - travelled) % length) + length) % length
      return [ahead, ahead + length].map((y2): Mote => ({
        at: [x + Math.cos(a) * sweep, y2, z + Math.sin(a) * sweep],
        size,
      }))
    })
}
