import { palette } from '@network-site/site/palette'
import { linearColour } from '../../gpu-renderer/linear-colour.ts'
import { escapement } from '../scene/ease.ts'
import type { Box, Ring } from '../scene/scene.ts'
import { compose, still, turnAbout, type Vector } from '../scene/turn.ts'

/** The block that is wrong, counted along the track. */
export const wrongBlock = 12
const spacing = 0.21
const radius = 6.4

export type Track = {
  centre: Vector
  /** 1 when the near side is at larger y, -1 at smaller y. */
  side: 1 | -1
  ticks: number
  /** How many blocks to show to each side of the middle. */
  reach: number
  /** How red the wrong block is, and how far it has been lifted; absent when there is none. */
  wrong?: { glow: number; lift: number; tilt: number } | undefined
  /** Brightness of the honest blocks' seams. */
  seam: number
}

/** The rollup as a great wheel that carries blocks, one step a tick. */
export function trackParts({ centre, side, ticks, reach, wrong, seam }: Track): { rings: Ring[]; boxes: Box[] } {
  const step = escapement(ticks, 0.7)
  const turn = turnAbout('z', -side * step * spacing)
  const [x, y, z] = centre
  const rings: Ring[] = [
    {
      inner: 5.72,
      outer: 7.08,
      halfHeight: 0.1,
      bevel: 0.03,
      material: 'brass',
      engraved: 0,
      teeth: 240,
      toothDepth: 0.08,
      turn,
      at: [x, y, z - 0.1],
    },
    { inner: 6.06, outer: 6.74, halfHeight: 0.13, bevel: 0.02, material: 'black', turn, at: [x, y, z - 0.1] },
    {
      inner: 7.3,
      outer: 7.5,
      halfHeight: 0.05,
      bevel: 0.02,
      material: 'steel',
      engraved: 1,
      turn: still,
      at: [x, y, z - 0.16],
    },
  ]
  const middle = Math.round(step)
  const boxes: Box[] = []
  for (let index = middle - reach; index <= middle + reach; index++) {
    const isWrong = wrong !== undefined && index === wrongBlock
    boxes.push(...block((index - step) * spacing, { centre, side, wrong: isWrong ? wrong : undefined, seam }))
  }
  return { rings, boxes }
}

function block(angle: number, { centre, side, wrong, seam }: Pick<Track, 'centre' | 'side' | 'wrong' | 'seam'>): Box[] {
  const at = (height: number): Vector => [
    centre[0] + Math.sin(angle) * radius,
    centre[1] + side * Math.cos(angle) * radius,
    centre[2] + height,
  ]
  const upright = turnAbout('z', -side * angle)
  const turn = wrong ? compose(upright, turnAbout('z', 0.5 * wrong.tilt), turnAbout('y', 0.16 * wrong.tilt)) : upright
  const raised = 0.34 + (wrong ? wrong.lift + 0.08 * wrong.tilt : 0)
  const honest = scaled(linearColour(palette.bone), seam * (1 - (wrong?.glow ?? 0)))
  const red = scaled(linearColour(palette.accent), 5 * (wrong?.glow ?? 0))
  const light: Vector = [
    Math.max(honest[0], 0) + red[0],
    Math.max(honest[1], 0) + red[1],
    Math.max(honest[2], 0) + red[2],
  ]
  return [
    { at: at(raised), half: [0.46, 0.38, 0.31], bevel: 0.022, turn, material: 'steel', glow: light },
    { at: at(raised + 0.33), half: [0.34, 0.27, 0.035], bevel: 0.02, turn, material: 'bright', glow: [0, 0, 0] },
  ]
}

const scaled = (colour: readonly [number, number, number], gain: number): Vector => [
  colour[0] * gain,
  colour[1] * gain,
  colour[2] * gain,
]
