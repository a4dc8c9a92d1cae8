import type { Camera } from './camera/open-camera.ts'
import { encodeLoop } from './encode/encode-loop.ts'
import { writePoster } from './encode/write-poster.ts'
import { renderFrames, type Footage } from './frames/render-frames.ts'
import { heroScene } from './hero/hero-scene.ts'

/** The hero loop and its poster, for wide screens. */
export async function makeHero(camera: Camera, preview: boolean): Promise<void> {
  const footage = await heroFootage(camera, preview)
  const { width, height } = footage.shot
  await writePoster('hero', footage.folder, { width: 1280, height: 720 })
  await encodeLoop('hero', footage, [
    { suffix: '', width, height, limitKilobytes: 2500 },
    { suffix: '-854', width: 854, height: 480, limitKilobytes: 1000 },
  ])
}

/** The hero loop for upright screens. */
export async function makeHeroPortrait(camera: Camera, preview: boolean): Promise<void> {
  const shot = preview ? { width: 180, height: 320, samples: 4 } : { width: 720, height: 1280, samples: 12 }
  const footage = await renderFrames('hero-portrait', heroScene, { camera, shot: { ...shot, framesPerSecond: 24 } })
  await writePoster('hero-portrait', footage.folder, shot)
  await encodeLoop('hero-portrait', footage, [
    { suffix: '', width: shot.width, height: shot.height, limitKilobytes: 2000 },
  ])
}

/** The wide hero frames; the film's last shot uses them too. */
export function heroFootage(camera: Camera, preview: boolean): Promise<Footage> {
  const shot = preview ? { width: 480, height: 270, samples: 4 } : { width: 1600, height: 900, samples: 16 }
  return renderFrames('hero', heroScene, { camera, shot: { ...shot, framesPerSecond: 24 } })
}
