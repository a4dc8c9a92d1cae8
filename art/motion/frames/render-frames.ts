import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import sharp from 'sharp'
import type { Studio } from '../../studio.ts'
import { packFrame } from '../scene/pack-frame.ts'
import type { Shot } from '../scene/shot.ts'
import type { Scene } from '../scene/scene.ts'
import { tracerSources } from '../tracer/build-tracer.ts'
import { workFolder } from '../work-folder.ts'

export type Footage = { folder: string; frames: number; shot: Shot }

/** Exposes every frame of a scene into its folder; frames already there are kept, so a render can be resumed. */
export async function renderFrames(
  name: string,
  scene: Scene,
  { studio, shot }: { studio: Studio; shot: Shot },
): Promise<Footage> {
  const frames = Math.round(scene.seconds * shot.framesPerSecond)
  const folder = `${workFolder}/${name}-${fingerprint(scene, { shot, frames })}`
  mkdirSync(folder, { recursive: true })
  for (let frame = 0; frame < frames; frame++) {
    const path = framePath(folder, frame)
    if (existsSync(path)) continue
    const camera = await studio.camera()
    const pixels = await camera.expose(scene, frame, shot)
    await sharp(pixels, { raw: { width: shot.width, height: shot.height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(`${path}.part`)
    renameSync(`${path}.part`, path)
    if (frame % 24 === 0) console.log(`${name}: frame ${frame} of ${frames}`)
  }
  return { folder, frames, shot }
}

/** Of everything the tracer is told: another scene, size or palette has another folder, and no frame is ever stale. */
function fingerprint(scene: Scene, { shot, frames }: { shot: Shot; frames: number }): string {
  const hash = createHash('sha256').update(tracerSources())
  for (let frame = 0; frame < frames; frame += 12) hash.update(packFrame(scene, frame, shot))
  return hash.digest('hex').slice(0, 12)
}

/** Where a frame is kept. */
export function framePath(folder: string, frame: number): string {
  return `${folder}/${String(frame).padStart(5, '0')}.png`
}
