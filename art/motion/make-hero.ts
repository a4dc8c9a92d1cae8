import { encodeLoop, writePoster } from './encode-loop.ts'
import { type Footage, renderFrames } from './render-frames.ts'
import { heroScene } from './hero-scene.ts'
import type { DrawContext } from '../draw-context.ts'

/** Makes the hero loop and its poster for wide screens. */
export async function makeHero(context: DrawContext): Promise<void> {
  const footage = await heroFootage(context)
  const { width, height } = footage.settings
  await writePoster(context, 'hero', {
    footage,
    width: 1280,
    height: 720,
  })
  await encodeLoop(context, 'hero', {
    footage,
    sizes: [
      { suffix: '', width, height, limitKilobytes: 2500 },
      { suffix: '-854', width: 854, height: 480, limitKilobytes: 1000 },
    ],
  })
}

/** Makes the hero loop and its poster for portrait screens. */
export async function makeHeroPortrait(context: DrawContext): Promise<void> {
  const settings = context.isPreview
    ? { width: 180, height: 320, samples: 4 }
    : { width: 720, height: 1280, samples: 12 }
  const footage = await renderFrames('hero-portrait', heroScene, {
    context,
    settings: { ...settings, framesPerSecond: 24 },
  })
  // This poster is the largest first paint on phones, so it must be small.
  const limits = { limitKilobytes: 9, effort: 6 }
  await writePoster(context, 'hero-portrait', { footage, width: 540, height: 960, limits })
  await encodeLoop(context, 'hero-portrait', {
    footage,
    sizes: [{ suffix: '', width: settings.width, height: settings.height, limitKilobytes: 1000 }],
  })
}

/** Renders the wide hero frames, which the film's last shot reuses. */
export function heroFootage(context: DrawContext): Promise<Footage> {
  const settings = context.isPreview
    ? { width: 480, height: 270, samples: 4 }
    : { width: 1600, height: 900, samples: 16 }
  return renderFrames('hero', heroScene, { context, settings: { ...settings, framesPerSecond: 24 } })
}
