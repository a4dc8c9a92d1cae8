import {
  around,
  type Box,
  compose,
  type Instant,
  type Ring,
  ring,
  rod,
  rotate,
  type Scene,
  turnAbout,
  type Vector,
} from '../motion/scene.ts'

/** The pose of the sentry: where it looks and how awake it is. */
export type Pose = { yaw: number; pitch: number; iris: number; light: number; turn: number; phase: number }
export const watching: Pose = { yaw: 0.5, pitch: 0.1, iris: 0.36, light: 3.4, turn: 0.1, phase: 0.3 }

/** The sentry node, a watchful instrument on its plinth. */
export const nodeScene: Scene = { seconds: 1, at: nodeInstant }

function nodeInstant(): Instant {
  const parts = nodeParts(watching)
  return {
    view: { at: [1.2, -8.6, 2.1], target: [0, 0, -0.16], focal: 4.0, aperture: 0.05, focus: 7.9, shift: [0, 0] },
    studio: { key: 4.4, rim: 3.4, fill: 0.04, front: 2.6, turn: turnAbout('z', 0.14) },
    fog: 0.004,
    ...parts,
    balls: [],
    motes: [],
    moteGain: 0,
    grade: { exposure: 0.35, bloom: 0.15, vignette: 0.35, grain: 0, focus: [0.5, 0.5] },
  }
}

/** Returns the parts of a sentry in a pose: barrel, iris and eye, yoke, and plinth. */
export function nodeParts(pose: Pose): Pick<Instant, 'rings' | 'rods' | 'boxes' | 'star'> {
  const { yaw, pitch, iris, light, turn, phase } = pose
  const aim = compose(turnAbout('z', yaw), turnAbout('x', Math.PI / 2 + pitch))
  const center: Vector = [0, 0, 0.38]
  const along = (distance: number): Vector => {
    const [x, y, z] = rotate(aim, [0, 0, distance])
    return [center[0] + x, center[1] + y, center[2] + z]
  }
  const barrel = (
    inner: number,
    outer: number,
    distance: number,
    halfHeight: number,
    material: Ring['material'],
    more: Partial<Ring> = {},
  ): Ring =>
    ring([inner, outer], halfHeight, material, {
      bevel: 0.02,
      turn: compose(aim, turnAbout('z', more.teeth ? turn : 0)),
      at: along(distance),
      ...more,
    })
  const swivel = turnAbout('z', yaw)
  const side = (distance: number, height: number): Vector => {
    const [x, y] = rotate(swivel, [distance, 0, 0])
    return [x, y, height]
  }
  return {
    star: { at: along(0.16), radius: 0.27, light, surface: 2.1, corona: 0.9, phase, spin: phase },
    rings: [
      // The eye: iris, inner tube, and the degree circle around it.
      barrel(iris, 0.66, 0.36, 0.012, 'black', { engraved: 3 }),
      barrel(0.64, 0.74, 0.36, 0.2, 'black'),
      barrel(0.74, 1.04, 0.42, 0.1, 'brass', { engraved: 0 }),
      barrel(1.04, 1.1, 0.4, 0.16, 'bright'),
      barrel(0.6, 1.06, 0.1, 0.16, 'black', { teeth: 90, toothDepth: 0.035 }),
      barrel(0.6, 0.98, -0.2, 0.16, 'steel'),
      barrel(0.6, 1.02, -0.46, 0.09, 'brass', { teeth: 60, toothDepth: 0.04 }),
      barrel(0.0, 0.86, -0.72, 0.2, 'black'),
      barrel(0.0, 0.5, -1.0, 0.12, 'steel'),
      // Trunnions in the yoke.
      ...[-1.16, 1.16].map((distance) =>
        ring([0.1, 0.24], 0.1, 'brass', {
          bevel: 0.015,
          turn: compose(swivel, turnAbout('y', Math.PI / 2)),
          at: side(distance, center[2]),
        }),
      ),
      // The azimuth circle and the plinth.
      ring([0.5, 1.3], 0.05, 'brass', {
        bevel: 0.02,
        engraved: 0,
        teeth: 144,
        toothDepth: 0.03,
        turn: turnAbout('z', turn),
        at: [0, 0, -1.0],
      }),
      ring([0, 1.5], 0.09, 'black', { bevel: 0.02, at: [0, 0, -1.14] }),
      ring([0, 1.78], 0.08, 'steel', { bevel: 0.03, engraved: 3, at: [0, 0, -1.32] }),
    ],
    rods: [
      ...[-1, 1].map((sign) => rod(side(sign * 0.9, center[2]), side(sign * 1.34, center[2]), 0.1, 'steel')),
      ...around(6, 0.3).map((angle) =>
        rod(
          [Math.cos(angle) * 1.62, Math.sin(angle) * 1.62, -1.3],
          [Math.cos(angle) * 1.62, Math.sin(angle) * 1.62, -1.2],
          0.06,
          'bright',
        ),
      ),
      rod([0, 0, -1], [0, 0, -0.86], 0.34, 'steel'),
    ],
    boxes: [
      ...[-1, 1].map((sign): Box => ({
        at: side(sign * 1.16, -0.2),
        half: [0.075, 0.2, 0.66],
        bevel: 0.022,
        turn: swivel,
        material: 'black',
        glow: [0, 0, 0],
      })),
      { at: [0, 0, -0.84], half: [1.22, 0.26, 0.075], bevel: 0.022, turn: swivel, material: 'black', glow: [0, 0, 0] },
    ],
  }
}
