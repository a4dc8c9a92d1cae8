import type { Camera } from '../motion/camera/open-camera.ts'
import { outputFolder } from '../motion/output-folder.ts'
import { writeStill } from '../motion/stills/write-still.ts'
import { layerScenes } from './layers-scene.ts'

/** Draws the three layer cards with identical framing and a transparent ground. */
export async function drawLayers(camera: Camera, preview: boolean): Promise<void> {
  const width = preview ? 480 : 1200
  const height = (width * 5) / 6
  for (const layer of [1, 2, 3] as const) {
    const data = await camera.expose(layerScenes[layer], 0, {
      width,
      height,
      samples: preview ? 8 : 48,
      framesPerSecond: 24,
      transparent: true,
    })
    await writeStill(`${outputFolder}/layers/layer-${layer}`, { data, width, height }, { limitKilobytes: 118 })
  }
}
