import { existsSync, mkdirSync, renameSync } from 'node:fs'
import sharp from 'sharp'
import type { Camera } from '../camera/open-camera.ts'
import type { Shot } from '../scene/shot.ts'
import type { Scene } from '../scene/scene.ts'
import { workFolder } from '../work-folder.ts'

export type Footage = { folder: string; frames: number; shot: Shot }

/** Exposes every frame of a scene into its folder; frames already there are kept, so a render can be resumed. */
export async function renderFrames(
  name: string,
  scene: Scene,
  { camera, shot }: { camera: Camera; shot: Shot },
): Promise<Footage> {
  const folder = `${workFolder}/${name}-${shot.width}x${shot.height}-${shot.samples}`
  mkdirSync(folder, { recursive: true })
  const frames = Math.round(scene.seconds * shot.framesPerSecond)
  for (let frame = 0; frame < frames; frame++) {
    const path = framePath(folder, frame)
    if (existsSync(path)) continue
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

/** Where a frame is kept. */
export function framePath(folder: string, frame: number): string {
  return `${folder}/${String(frame).padStart(5, '0')}.png`
}
