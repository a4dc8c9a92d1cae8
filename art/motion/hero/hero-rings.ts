import type { Ring } from '../scene/scene.ts'
import { sway } from '../scene/ease.ts'
import { compose, turnAbout } from '../scene/turn.ts'

const full = Math.PI * 2

/** The nested rings, from the cage around the star to the great horizon circle. */
export function heroRings(share: number, ticks: number): Ring[] {
  const sixth = (share * full) / 6
  const half = (share * full) / 2
  return [
    // The cage: two meridians close around the star.
    ...[0, Math.PI / 2].map((offset): Ring => ({
      inner: 0.68,
      outer: 0.712,
      halfHeight: 0.02,
      bevel: 0.008,
      material: 'steel',
      turn: compose(turnAbout('x', 0.16), turnAbout('z', half + offset), turnAbout('x', Math.PI / 2)),
    })),
    // The going wheel: advances one tooth a second.
    {
      inner: 0.86,
      outer: 1.06,
      halfHeight: 0.03,
      material: 'brass',
      engraved: 1,
      teeth: 72,
      toothDepth: 0.035,
      turn: compose(turnAbout('x', 0.16), turnAbout('z', (ticks * full) / 72)),
    },
    {
      inner: 1.3,
      outer: 1.325,
      halfHeight: 0.014,
      bevel: 0.006,
      material: 'bright',
      turn: compose(turnAbout('y', 0.2), turnAbout('x', -0.22)),
    },
    // The hour ring: swings and nods like a balance.
    {
      inner: 1.5,
      outer: 1.78,
      halfHeight: 0.03,
      material: 'brass',
      engraved: 2,
      turn: compose(
        turnAbout('z', 0.5),
        turnAbout('x', 0.6 + 0.05 * sway(share)),
        turnAbout('z', 0.42 * sway(share, 1, 0.25)),
      ),
    },
    {
      inner: 1.985,
      outer: 2.012,
      halfHeight: 0.015,
      bevel: 0.006,
      material: 'bright',
      turn: compose(turnAbout('x', 0.1), turnAbout('y', -0.12)),
    },
    // The standing meridian.
    {
      inner: 2.18,
      outer: 2.34,
      halfHeight: 0.055,
      material: 'steel',
      engraved: 1,
      turn: compose(
        turnAbout('z', 0.3 + 0.06 * sway(share, 1, 0.25)),
        turnAbout('x', Math.PI / 2),
        turnAbout('z', sixth),
      ),
    },
    {
      inner: 2.52,
      outer: 2.55,
      halfHeight: 0.016,
      bevel: 0.008,
      material: 'bright',
      turn: compose(turnAbout('y', 0.34), turnAbout('x', 0.12)),
    },
    // The horizon: the degree circle everything stands in.
    {
      inner: 2.78,
      outer: 3.24,
      halfHeight: 0.05,
      material: 'brass',
      engraved: 0,
      teeth: 180,
      toothDepth: 0.045,
      turn: turnAbout('z', sixth),
    },
    // Collars on the column.
    { inner: 0, outer: 0.16, halfHeight: 0.05, material: 'brass', turn: turnAbout('z', 0), at: [0, 0, -0.72] },
    {
      inner: 0,
      outer: 0.24,
      halfHeight: 0.03,
      material: 'steel',
      teeth: 36,
      toothDepth: 0.02,
      turn: turnAbout('z', -half),
      at: [0, 0, -0.86],
    },
    { inner: 0, outer: 0.13, halfHeight: 0.09, material: 'brass', turn: turnAbout('z', 0), at: [0, 0, -1.02] },
  ]
}
