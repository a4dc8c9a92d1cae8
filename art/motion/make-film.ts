import { writePoster } from './encode/write-poster.ts'
import { renderFrames } from './frames/render-frames.ts'
import { assembleFilm, filmSize, type Reel } from './film/assemble-film.ts'
import { drawWords } from './film/draw-words.ts'
import { filmScenes } from './film/film-scenes.ts'
import { shots } from './film/timeline.ts'
import { writeCaptions } from './film/write-captions.ts'
import { heroFootage } from './make-hero.ts'
import { scoreFilm } from './sound/score-film.ts'
import type { Studio } from '../studio.ts'

/** The sentry film: footage, words, sound and captions. */
export async function makeFilm(studio: Studio): Promise<void> {
  const shot = studio.isPreview ? { width: 320, height: 180, samples: 4 } : { width: 960, height: 540, samples: 8 }
  const reels: Reel[] = []
  for (const { name, scene } of filmScenes) {
    const footage = await renderFrames(`film-${name}`, scene, { studio, shot: { ...shot, framesPerSecond: 24 } })
    reels.push({ footage, frames: footage.frames })
    // The film opens in the dark; its poster is the sentry awake.
    if (name === 'watch') await writePoster(studio, 'sentry-film', { footage, ...filmSize, frame: footage.frames - 12 })
  }
  const { from, to } = shots.rewards
  reels.push({ footage: await heroFootage(studio), frames: Math.round((to - from) * 24) })
  await assembleFilm(studio, {
    reels,
    words: await drawWords(await studio.stage(), filmSize),
    soundPath: scoreFilm(),
  })
  writeCaptions(studio.media)
}
