import { writeStill } from './write-still.ts'
import { layerScenes } from './layers-scene.ts'
import { nodeScene } from './node-scene.ts'
import type { DrawContext } from '../draw-context.ts'

/** Draws the three layer cards with identical framing and a transparent ground. */
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

/** Draws the sentry node on the page's own background colour. */
export async function drawNode({ tracer, media, isPreview }: DrawContext): Promise<void> {
  const width = isPreview ? 640 : 1600
  const height = (width * 5) / 8
  const data = await (
    await tracer()
  ).renderFrame(nodeScene, 0, { width, height, samples: isPreview ? 8 : 48, framesPerSecond: 24 })
  await writeStill(`${media}/node/sentry`, { data, width, height }, { limitKilobytes: 146 })
}
