import { writeStill } from '../motion/stills/write-still.ts'
import { layerScenes } from './layers-scene.ts'
import type { Studio } from '../studio.ts'

/** Draws the three layer cards with identical framing and a transparent ground. */
export async function drawLayers({ camera, media, isPreview }: Studio): Promise<void> {
  const width = isPreview ? 480 : 1200
  const height = (width * 5) / 6
  for (const layer of [1, 2, 3] as const) {
    const data = await (
      await camera()
    ).expose(layerScenes[layer], 0, {
      width,
      height,
      samples: isPreview ? 8 : 48,
      framesPerSecond: 24,
      transparent: true,
    })
    await writeStill(`${media}/layers/layer-${layer}`, { data, width, height }, { limitKilobytes: 118 })
  }
}
