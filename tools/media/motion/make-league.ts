import type { Camera } from './camera/open-camera.ts'
import { encodeLoop } from './encode/encode-loop.ts'
import { writePoster } from './encode/write-poster.ts'
import { renderFrames } from './frames/render-frames.ts'
import { leagueScene } from './league/league-scene.ts'

/** The league loop and its poster. */
export async function makeLeague(camera: Camera, preview: boolean): Promise<void> {
  const shot = preview ? { width: 480, height: 270, samples: 4 } : { width: 1120, height: 630, samples: 12 }
  const footage = await renderFrames('league', leagueScene, { camera, shot: { ...shot, framesPerSecond: 24 } })
  await writePoster('league', footage.folder, { width: 1280, height: 720 })
  await encodeLoop('league', footage, [
    { suffix: '', width: 1600, height: 900, limitKilobytes: 2500 },
    { suffix: '-854', width: 854, height: 480, limitKilobytes: 1000 },
  ])
}
