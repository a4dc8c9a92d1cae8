import { encodeLoop } from './encode/encode-loop.ts'
import { writePoster } from './encode/write-poster.ts'
import { renderFrames } from './frames/render-frames.ts'
import { leagueScene } from './league/league-scene.ts'
import type { DrawContext } from '../draw-context.ts'

/** The league loop and its poster. */
export async function makeLeague(context: DrawContext): Promise<void> {
  const settings = context.isPreview
    ? { width: 480, height: 270, samples: 4 }
    : { width: 1120, height: 630, samples: 12 }
  const footage = await renderFrames('league', leagueScene, { context, settings: { ...settings, framesPerSecond: 24 } })
  await writePoster(context, 'league', {
    footage,
    width: 1280,
    height: 720,
  })
  await encodeLoop(context, 'league', {
    footage,
    sizes: [
      { suffix: '', width: 1600, height: 900, limitKilobytes: 2500 },
      { suffix: '-854', width: 854, height: 480, limitKilobytes: 1000 },
    ],
  })
}
