import type { Ball, Rod } from '../scene/scene.ts'
import { compose, rotate, turnAbout, type Turn } from '../scene/turn.ts'

const full = Math.PI * 2

type Railed = {
  orbit: number
  size: number
  angle: number
  turns: number
  tilt: Turn
  ball: Omit<Ball, 'at' | 'radius'>
}
type Armed = {
  orbit: number
  size: number
  angle: number
  turns: number
  height: number
  ball: Omit<Ball, 'at' | 'radius'>
}

/** The bodies: some ride their rails, some are carried by arms from the column under the star. */
export function carriedBodies(share: number): { balls: Ball[]; rods: Rod[] } {
  const balls: Ball[] = [{ at: [0, 0, -1.74], radius: 0.12, material: 'bright' }]
  const rods: Rod[] = [{ from: [0, 0, -0.5], to: [0, 0, -1.66], radius: 0.05, material: 'brass' }]
  for (const body of railed) {
    const angle = body.angle + share * full * body.turns
    balls.push({
      ...body.ball,
      at: rotate(body.tilt, [Math.cos(angle) * body.orbit, Math.sin(angle) * body.orbit, 0]),
      radius: body.size,
      spin: angle,
    })
  }
  for (const body of armed) {
    const angle = body.angle + share * full * body.turns
    const x = Math.cos(angle) * body.orbit,
      y = Math.sin(angle) * body.orbit
    balls.push({ ...body.ball, at: [x, y, 0], radius: body.size, spin: angle })
    rods.push({
      from: [-x * 0.18, -y * 0.18, body.height],
      to: [x * 1.03, y * 1.03, body.height],
      radius: 0.016,
      material: 'brass',
    })
    rods.push({ from: [x, y, body.height - 0.03], to: [x, y, -body.size * 0.6], radius: 0.013, material: 'bright' })
  }
  return { balls, rods }
}

const first = compose(turnAbout('y', 0.2), turnAbout('x', -0.22))
const second = compose(turnAbout('x', 0.1), turnAbout('y', -0.12))
const third = compose(turnAbout('y', 0.34), turnAbout('x', 0.12))

// Outer rails turn by a part of a circle a loop: identical bodies take each other's place.
const railed: Railed[] = [
  ...[0, 1].map((k) => ({
    orbit: 1.312,
    size: 0.06,
    angle: 2.2 + k * Math.PI,
    turns: -0.5,
    tilt: first,
    ball: { material: 'bright' } as const,
  })),
  ...[0, 1].map((k) => ({
    orbit: 1.998,
    size: 0.16,
    angle: 3.5 + k * Math.PI,
    turns: 0.5,
    tilt: second,
    ball: { material: 'stone', seed: 4 } as const,
  })),
  ...[0, 1, 2].map((k) => ({
    orbit: 2.535,
    size: 0.08,
    angle: 1.1 + (k * full) / 3,
    turns: -1 / 3,
    tilt: third,
    ball: { material: 'bright' } as const,
  })),
]

const armed: Armed[] = [
  { orbit: 1.18, size: 0.085, angle: -0.5, turns: 1, height: -0.72, ball: { material: 'stone', seed: 1 } },
  ...[0, 1].map((k) => ({
    orbit: 2.42,
    size: 0.12,
    angle: 5.1 + k * Math.PI,
    turns: 0.5,
    height: -1.02,
    ball: { material: 'stone', seed: 9 } as const,
  })),
]
