import { writeStill } from '../motion/stills/write-still.ts'
import { sentryScene } from './sentry-scene.ts'
import type { Studio } from '../studio.ts'

/** Draws the sentry node on the page's own background colour. */
export async function drawNode({ camera, media, isPreview }: Studio): Promise<void> {
  const width = isPreview ? 640 : 1600
  const height = (width * 5) / 8
  const data = await (
    await camera()
  ).expose(sentryScene, 0, { width, height, samples: isPreview ? 8 : 48, framesPerSecond: 24 })
  await writeStill(`${media}/node/sentry`, { data, width, height }, { limitKilobytes: 146 })
}
