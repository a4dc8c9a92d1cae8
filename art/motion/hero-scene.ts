import {
  type Ball,
  compose,
  escapement,
  floatingMotes,
  full,
  type Instant,
  type Ring,
  ring,
  type Rod,
  rod,
  rotate,
  type Scene,
  sway,
  type Turn,
  turnAbout,
  type View,
} from './scene.ts'

const seconds = 12
const motes = floatingMotes({ seed: 7, count: 700, radius: 5.2, sizes: [0.003, 0.008] })

/** The orrery at work, in a loop of twelve seconds. */
export const heroScene: Scene = { seconds, at: heroAt }

function heroAt(time: number, aspect: number): Instant {
  const share = time / seconds
  const { balls, rods } = carriedBodies(share)
  return {
    view: heroView(share, aspect),
    star: { at: [0, 0, 0], radius: 0.5, light: 6, surface: 2.3, corona: 2.4, phase: share * 2, spin: 0 },
    studio: { key: 4.2, rim: 2.6, fill: 0.03, turn: turnAbout('z', 0.45) },
    fog: 0.007,
    rings: heroRings(share, escapement(share * 12)),
    balls,
    rods,
    boxes: [],
    motes: motes(share),
    moteGain: 0.5,
    grade: { exposure: 0.2, bloom: 0.16, vignette: 0.5, grain: 0.012, focus: aspect > 1 ? [0.64, 0.5] : [0.5, 0.55] },
  }
}

function heroView(share: number, aspect: number): View {
  const turn = -1.12 + 0.05 * sway(share),
    height = 2.55 + 0.14 * sway(share, 1, 0.25),
    far = 8.6
  const at = [Math.cos(turn) * far, Math.sin(turn) * far, height] as const
  const distance = Math.hypot(...at)
  return {
    at,
    target: [0, 0, -0.1],
    roll: -0.06,
    focal: aspect > 1 ? 2.75 : 2.1,
    aperture: 0.055,
    focus: distance - 0.7,
    shift: aspect > 1 ? [0.6, 0.02] : [0, 0.16],
  }
}

/** The nested rings, from the cage around the star to the great horizon circle. */
function heroRings(share: number, ticks: number): Ring[] {
  const sixth = (share * full) / 6
  const half = (share * full) / 2
  return [
    // The cage: two meridians close around the star.
    ...[0, Math.PI / 2].map((offset) =>
      ring([0.68, 0.712], 0.02, 'steel', {
        bevel: 0.008,
        turn: compose(turnAbout('x', 0.16), turnAbout('z', half + offset), turnAbout('x', Math.PI / 2)),
      }),
    ),
    // The going wheel: advances one tooth a second.
    ring([0.86, 1.06], 0.03, 'brass', {
      engraved: 1,
      teeth: 72,
      toothDepth: 0.035,
      turn: compose(turnAbout('x', 0.16), turnAbout('z', (ticks * full) / 72)),
    }),
    ring([1.3, 1.325], 0.014, 'bright', { bevel: 0.006, turn: first }),
    // The hour ring: swings and nods like a balance.
    ring([1.5, 1.78], 0.03, 'brass', {
      engraved: 2,
      turn: compose(
        turnAbout('z', 0.5),
        turnAbout('x', 0.6 + 0.05 * sway(share)),
        turnAbout('z', 0.42 * sway(share, 1, 0.25)),
      ),
    }),
    ring([1.985, 2.012], 0.015, 'bright', { bevel: 0.006, turn: second }),
    // The standing meridian.
    ring([2.18, 2.34], 0.055, 'steel', {
      engraved: 1,
      turn: compose(
        turnAbout('z', 0.3 + 0.06 * sway(share, 1, 0.25)),
        turnAbout('x', Math.PI / 2),
        turnAbout('z', sixth),
      ),
    }),
    ring([2.52, 2.55], 0.016, 'bright', { bevel: 0.008, turn: third }),
    // The horizon: the degree circle everything stands in.
    ring([2.78, 3.24], 0.05, 'brass', { engraved: 0, teeth: 180, toothDepth: 0.045, turn: turnAbout('z', sixth) }),
    // Collars on the column.
    ring([0, 0.16], 0.05, 'brass', { turn: turnAbout('z', 0), at: [0, 0, -0.72] }),
    ring([0, 0.24], 0.03, 'steel', { teeth: 36, toothDepth: 0.02, turn: turnAbout('z', -half), at: [0, 0, -0.86] }),
    ring([0, 0.13], 0.09, 'brass', { turn: turnAbout('z', 0), at: [0, 0, -1.02] }),
  ]
}

type Body = { orbit: number; size: number; angle: number; turns: number; ball: Omit<Ball, 'at' | 'radius'> }

/** The bodies, on rails or on arms from the column below the star. */
function carriedBodies(share: number): { balls: Ball[]; rods: Rod[] } {
  const balls: Ball[] = [{ at: [0, 0, -1.74], radius: 0.12, material: 'bright' }]
  const rods: Rod[] = [rod([0, 0, -0.5], [0, 0, -1.66], 0.05, 'brass')]
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
    rods.push(rod([-x * 0.18, -y * 0.18, body.height], [x * 1.03, y * 1.03, body.height], 0.016, 'brass'))
    rods.push(rod([x, y, body.height - 0.03], [x, y, -body.size * 0.6], 0.013, 'bright'))
  }
  return { balls, rods }
}

const first = compose(turnAbout('y', 0.2), turnAbout('x', -0.22))
const second = compose(turnAbout('x', 0.1), turnAbout('y', -0.12))
const third = compose(turnAbout('y', 0.34), turnAbout('x', 0.12))

// Outer rails turn by a fraction of a circle per loop, so identical bodies swap places.
const railed: (Body & { tilt: Turn })[] = [
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

const armed: (Body & { height: number })[] = [
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
