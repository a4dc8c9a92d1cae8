import type { Camera } from '../motion/camera/open-camera.ts'
import { outputFolder } from '../motion/output-folder.ts'
import { writeStill } from '../motion/stills/write-still.ts'
import { sentryScene } from './sentry-scene.ts'

/** Draws the sentry node on the page's own background colour. */
export async function drawNode(camera: Camera, preview: boolean): Promise<void> {
  const width = preview ? 640 : 1600
  const height = (width * 5) / 8
  const data = await camera.expose(sentryScene, 0, { width, height, samples: preview ? 8 : 48, framesPerSecond: 24 })
  await writeStill(`${outputFolder}/node/sentry`, { data, width, height }, { limitKilobytes: 146 })
}
