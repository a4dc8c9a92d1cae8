import { palette } from '@network-site/site/palette'
import { linearColour } from '../../gpu-renderer/linear-colour.ts'
import { packInstant } from './pack-instant.ts'
import type { FrameSettings, Scene } from './scene.ts'

/** One frame as the numbers tracer/scene.h reads. The shutter is open for half the frame's time, one instant a sample. */
export function packFrame(
  scene: Scene,
  frame: number,
  { width, height, samples, framesPerSecond, transparent }: FrameSettings,
): Buffer {
  const aspect = width / height
  const opening = scene.at(frame / framesPerSecond, aspect)
  const { grade, motes } = opening
  const numbers = [
    width,
    height,
    samples,
    opening.rings.length,
    opening.balls.length,
    opening.rods.length,
    opening.boxes.length,
    motes.length,
    grade.exposure,
    grade.bloom,
    grade.vignette,
    grade.grain,
    ...grade.focus,
    grade.fade ?? 1,
    frame + 1,
    transparent ? 1 : 0,
    ...linearColour(palette.ink),
    opening.moteGain,
    ...motes.flatMap((mote) => [...mote.at, mote.size]),
  ]
  for (let sample = 0; sample < samples; sample++) {
    const open = ((sample * 0.38196601125 + 0.25) % 1) * 0.5
    const instant = scene.at((frame + open) / framesPerSecond, aspect)
    // The R2 sequence spreads sub-pixel positions evenly at any sample count.
    numbers.push(
      (0.5 + sample * 0.7548776662466927) % 1,
      (0.5 + sample * 0.5698402909980532) % 1,
      (frame * 0.6180339887) % 1,
    )
    numbers.push(...packInstant(instant))
  }
  return Buffer.from(new Float32Array(numbers).buffer)
}
