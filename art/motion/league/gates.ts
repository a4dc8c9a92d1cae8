import { palette } from '@network-site/site/palette'
import { linearColour } from '../../gpu-renderer/linear-colour.ts'
import type { Box, Ring } from '../scene/scene.ts'
import { compose, rotate, turnAbout, type Vector } from '../scene/turn.ts'

const full = Math.PI * 2
/** The light in the clamps' seams. */
const seam = linearColour(palette.accent).map((value) => value * 0.9) as unknown as Vector
const facing = turnAbout('x', Math.PI / 2)

/** The gates from behind the camera to far beyond the emblem: two kinds to a flight, each turning by a share of a circle that leaves it looking the same. */
export function gatesAround(
  travelled: number,
  { flight, share }: { flight: number; share: number },
): { rings: Ring[]; boxes: Box[] } {
  const apart = flight / 2
  const rings: Ring[] = [],
    boxes: Box[] = []
  const first = Math.floor(travelled / apart)
  for (let index = first; index < first + 8; index++) {
    const y = index * apart - travelled + 0.35
    const gate = index % 2 === 0 ? plated(y, share) : toothed(y, share)
    rings.push(...gate.rings)
    boxes.push(...gate.boxes)
  }
  return { rings, boxes }
}

function plated(y: number, share: number): { rings: Ring[]; boxes: Box[] } {
  // A sixth of a turn brings each clamp to its neighbour's place.
  const spin = (share * full) / 6
  const turn = compose(facing, turnAbout('z', spin))
  const boxes = Array.from({ length: 6 }, (_, index): Box => {
    const angle = (index * full) / 6 + spin
    const [x, , z] = rotate(facing, [Math.cos(angle) * 2.3, Math.sin(angle) * 2.3, 0])
    return {
      at: [x, y, z],
      half: [0.2, 0.26, 0.34],
      bevel: 0.03,
      turn: compose(facing, turnAbout('z', angle), turnAbout('x', Math.PI / 2)),
      material: 'black',
      glow: seam,
    }
  })
  return {
    rings: [
      { inner: 2.16, outer: 2.8, halfHeight: 0.22, bevel: 0.04, material: 'steel', engraved: 3, turn, at: [0, y, 0] },
      { inner: 2.08, outer: 2.16, halfHeight: 0.12, bevel: 0.02, material: 'bright', turn, at: [0, y, 0] },
    ],
    boxes,
  }
}

function toothed(y: number, share: number): { rings: Ring[]; boxes: Box[] } {
  const turn = compose(facing, turnAbout('z', (-share * full) / 6))
  return {
    rings: [
      {
        inner: 1.9,
        outer: 2.3,
        halfHeight: 0.07,
        bevel: 0.02,
        material: 'brass',
        engraved: 0,
        teeth: 120,
        toothDepth: 0.06,
        turn,
        at: [0, y, 0],
      },
      {
        inner: 2.42,
        outer: 3.0,
        halfHeight: 0.3,
        bevel: 0.05,
        material: 'black',
        engraved: 3,
        turn: compose(facing, turnAbout('z', (share * full) / 6)),
        at: [0, y + 0.1, 0],
      },
    ],
    boxes: [],
  }
}
