import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { layerScenes } from './layers-scene.ts'
import { nodeScene } from './node-scene.ts'
import type { DrawContext } from '../draw-context.ts'

/** Draws the three layers with identical framing and a transparent background. */
export async function drawLayers({ tracer, media, isPreview }: DrawContext): Promise<void> {
  const width = isPreview ? 480 : 1200
  const height = (width * 5) / 6
  for (const layer of [1, 2, 3] as const) {
    const data = await (
      await tracer()
    ).renderFrame(layerScenes[layer], 0, {
      width,
      height,
      samples: isPreview ? 8 : 48,
      framesPerSecond: 24,
      transparent: true,
    })
    await writeStill(`${media}/layers/layer-${layer}`, { data, width, height }, { limitKilobytes: 118 })
  }
}

/** Draws the node on the page's background color. */
export async function drawNode({ tracer, media, isPreview }: DrawContext): Promise<void> {
  const width = isPreview ? 640 : 1600
  const height = (width * 5) / 8
  const data = await (
    await tracer()
  ).renderFrame(nodeScene, 0, { width, height, samples: isPreview ? 8 : 48, framesPerSecond: 24 })
  await writeStill(`${media}/node/sentry`, { data, width, height }, { limitKilobytes: 146 })
}

export type Pixels = { data: Buffer; width: number; height: number }

/** Writes an image as AVIF at the best quality below the size limit. */
export async function writeStill(
  path: string,
  { data, width, height }: Pixels,
  { limitKilobytes, best = 82, effort = 2 }: { limitKilobytes: number; best?: number; effort?: number },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const file = `${path}.avif`
  for (let quality = best; quality >= 12; quality -= 8) {
    await sharp(data, { raw: { width, height, channels: 4 } })
      .avif({ quality, effort, chromaSubsampling: '4:4:4' })
      .toFile(file)
    if (statSync(file).size <= limitKilobytes * 1024) return
  }
  throw new Error(`${file} exceeds ${limitKilobytes} KB at every quality.`)
}
