import { seededRandom } from '../../gpu-renderer/seeded-random.ts'
import type { Mote } from './scene.ts'

/** Dust in a ball around the origin; each mote drifts on a small closed path, so the cloud loops. */
export function floatingMotes({
  seed,
  count,
  radius,
  sizes,
}: {
  seed: number
  count: number
  radius: number
  sizes: readonly [number, number]
}) {
  const random = seededRandom(seed)
  const paths = Array.from({ length: count }, () => {
    const r = radius * Math.cbrt(random()),
      z = 2 * random() - 1,
      a = random() * Math.PI * 2
    const flat = Math.sqrt(1 - z * z)
    return {
      centre: [r * flat * Math.cos(a), r * flat * Math.sin(a), r * z * 0.7] as const,
      sweep: 0.05 + random() * 0.16,
      offset: random(),
      lean: random() * 2 - 1,
      size: sizes[0] + (sizes[1] - sizes[0]) * random() ** 3,
    }
  })
  return (share: number): Mote[] =>
    paths.map(({ centre, sweep, offset, lean, size }) => {
      const a = (share + offset) * Math.PI * 2
      return {
        at: [
          centre[0] + Math.cos(a) * sweep,
          centre[1] + Math.sin(a) * sweep * lean,
          centre[2] + Math.sin(a) * sweep * 0.6,
        ],
        size,
      }
    })
}
