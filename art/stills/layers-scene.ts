import {
  around,
  type Ball,
  compose,
  full,
  type Instant,
  material,
  type Ring,
  ring,
  type Rod,
  rod,
  type Scene,
  turnAbout,
} from '../motion/scene.ts'

type Layer = { rings: Ring[]; balls: Ball[]; rods: Rod[]; lit: boolean }

const polar = (angle: number, radius: number, z: number) =>
  [Math.cos(angle) * radius, Math.sin(angle) * radius, z] as const
const disc = (
  inner: number,
  outer: number,
  z: number,
  halfHeight: number,
  made: keyof typeof material,
  more: Partial<Ring> = {},
): Ring => ring([inner, outer], halfHeight, made, { at: [0, 0, z], bevel: 0.018, ...more })

/** One instrument in three layers with the same camera, which form a whole when stacked. */
export const layerScenes: Record<1 | 2 | 3, Scene> = { 1: sceneOf(base()), 2: sceneOf(works()), 3: sceneOf(core()) }

function sceneOf(layer: Layer): Scene {
  return { seconds: 1, at: () => instantOf(layer) }
}

function instantOf({ rings, balls, rods, lit }: Layer): Instant {
  return {
    view: { at: [0, -9, 5.4], target: [0, 0, -0.26], focal: 3.9, aperture: 0.02, focus: 10, shift: [0, 0] },
    star: {
      at: [0, 0, 0.95],
      radius: 0.42,
      light: 4.6,
      surface: lit ? 2.3 : -1,
      corona: lit ? 2.2 : 0,
      phase: 0.3,
      spin: 0.4,
    },
    studio: { key: 5, rim: 6, fill: 0.09 },
    fog: lit ? 0.003 : 0,
    rings,
    balls,
    rods,
    boxes: [],
    motes: [],
    moteGain: 0,
    grade: { exposure: 0.3, bloom: lit ? 0.14 : 0.05, vignette: 0, grain: 0, focus: [0.5, 0.5] },
  }
}

// Layer 1: the bed. Dark steel, bolted, slow.
function base(): Layer {
  const z = -1.1
  return {
    lit: false,
    rings: [
      disc(0, 2.1, z, 0.12, 'black'),
      disc(1.62, 2.06, z + 0.02, 0.13, 'steel', { engraved: 3, bevel: 0.02 }),
      disc(2.1, 2.32, z, 0.09, 'black', { teeth: 96, toothDepth: 0.07 }),
      disc(1.5, 1.56, z, 0.19, 'steel'),
      disc(0.9, 1.3, z, 0.145, 'black', { engraved: 1 }),
      disc(0.3, 0.62, z, 0.2, 'steel'),
      disc(2.0, 2.26, z - 0.24, 0.09, 'black'),
    ],
    balls: around(24, 0.13).map((angle) => ({ at: polar(angle, 2.2, z + 0.08), radius: 0.03, material: 'steel' })),
    rods: around(12).map((angle) => rod(polar(angle, 1.4, z), polar(angle, 1.4, z + 0.2), 0.05, 'steel')),
  }
}

// Layer 2: the works. Brass wheels on six pillars.
function works(): Layer {
  const z = -0.3
  return {
    lit: false,
    rings: [
      disc(1.3, 1.76, z, 0.06, 'brass', { engraved: 2 }),
      disc(1.76, 1.9, z - 0.01, 0.035, 'brass', { teeth: 120, toothDepth: 0.05 }),
      disc(0.72, 1.02, z + 0.1, 0.045, 'brass', { engraved: 1, teeth: 60, toothDepth: 0.05 }),
      disc(0.2, 0.42, z + 0.02, 0.1, 'brass'),
      disc(1.24, 1.27, z + 0.07, 0.03, 'bright', { bevel: 0.008 }),
    ],
    balls: around(6, full / 12).map((angle) => ({
      at: polar(angle, 1.53, z + 0.13),
      radius: 0.075,
      material: 'bright',
    })),
    rods: [
      ...around(6).map((angle) => rod(polar(angle, 0.4, z + 0.02), polar(angle, 1.32, z + 0.02), 0.04, 'brass')),
      ...around(6, full / 12).map((angle) =>
        rod(polar(angle, 1.53, z - 0.62), polar(angle, 1.53, z - 0.05), 0.05, 'bright'),
      ),
    ],
  }
}

// Layer 3: the light, in its cage.
function core(): Layer {
  const z = 0.95
  const tilt = compose(turnAbout('y', 0.28), turnAbout('x', 0.2))
  return {
    lit: true,
    rings: [
      ...[0.5, 0.5 + Math.PI / 2].map((angle) =>
        ring([0.56, 0.59], 0.02, 'steel', {
          bevel: 0.008,
          turn: compose(turnAbout('z', angle), turnAbout('x', Math.PI / 2)),
          at: [0, 0, z],
        }),
      ),
      ring([0.7, 0.94], 0.03, 'black', {
        bevel: 0.014,
        engraved: 0,
        teeth: 72,
        toothDepth: 0.03,
        turn: tilt,
        at: [0, 0, z],
      }),
      ring([1.12, 1.145], 0.016, 'bright', {
        bevel: 0.007,
        turn: compose(turnAbout('y', -0.22), turnAbout('x', -0.14)),
        at: [0, 0, z],
      }),
      disc(0.0, 0.34, z - 0.72, 0.05, 'steel'),
      disc(0.34, 0.46, z - 0.76, 0.03, 'black', { teeth: 40, toothDepth: 0.03 }),
    ],
    balls: [{ at: [0.86, -0.72, z + 0.1], radius: 0.1, material: 'stone', seed: 2 }],
    rods: [
      rod([0, 0, z - 1.2], [0, 0, z - 0.5], 0.07, 'steel'),
      ...around(3, 0.4).map((angle) => rod(polar(angle, 0.28, z - 0.72), polar(angle, 0.82, z - 0.04), 0.016, 'steel')),
    ],
  }
}
