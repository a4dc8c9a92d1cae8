import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import sharp from 'sharp'
import type { DrawContext } from '../draw-context.ts'
import { packFrame } from './pack-frame.ts'
import type { FrameSettings, Scene } from './scene.ts'
import { tracerSources, workFolder } from './tracer/open-tracer.ts'

export type Footage = { folder: string; frames: number; settings: FrameSettings }

/** Renders the missing frames of a scene into its folder, so a render can be resumed. */
export async function renderFrames(
  name: string,
  scene: Scene,
  { context, settings }: { context: DrawContext; settings: FrameSettings },
): Promise<Footage> {
  const frames = Math.round(scene.seconds * settings.framesPerSecond)
  const folder = `${workFolder}/${name}-${fingerprint(scene, { settings, frames })}`
  mkdirSync(folder, { recursive: true })
  for (let frame = 0; frame < frames; frame++) {
    const path = framePath(folder, frame)
    if (existsSync(path)) continue
    const tracer = await context.tracer()
    const pixels = await tracer.renderFrame(scene, frame, settings)
    await sharp(pixels, { raw: { width: settings.width, height: settings.height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(`${path}.part`)
    renameSync(`${path}.part`, path)
    if (frame % 24 === 0) console.log(`${name}: frame ${frame} of ${frames}`)
  }
  return { folder, frames, settings }
}

/** Returns a hash of all tracer input, so that another scene, size, or palette uses another folder. */
function fingerprint(scene: Scene, { settings, frames }: { settings: FrameSettings; frames: number }): string {
  const hash = createHash('sha256').update(tracerSources())
  for (let frame = 0; frame < frames; frame += 12) hash.update(packFrame(scene, frame, settings))
  return hash.digest('hex').slice(0, 12)
}

export function framePath(folder: string, frame: number): string {
  return `${folder}/${String(frame).padStart(5, '0')}.png`
}
