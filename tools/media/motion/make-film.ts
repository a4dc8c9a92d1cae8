import type { Camera } from './camera/open-camera.ts'
import { writePoster } from './encode/write-poster.ts'
import { renderFrames } from './frames/render-frames.ts'
import { assembleFilm, filmSize, type Reel } from './film/assemble-film.ts'
import { drawWords } from './film/draw-words.ts'
import { filmScenes } from './film/film-scenes.ts'
import { shots } from './film/timeline.ts'
import { writeCaptions } from './film/write-captions.ts'
import { heroFootage } from './make-hero.ts'
import { scoreFilm } from './sound/score-film.ts'

/** The sentry film: footage, words, sound, captions and transcript. */
export async function makeFilm(camera: Camera, preview: boolean): Promise<void> {
  const shot = preview ? { width: 320, height: 180, samples: 4 } : { width: 960, height: 540, samples: 8 }
  const reels: Reel[] = []
  for (const { name, scene } of filmScenes) {
    const footage = await renderFrames(`film-${name}`, scene, { camera, shot: { ...shot, framesPerSecond: 24 } })
    reels.push({ footage, frames: footage.frames })
    // The film opens in the dark; its poster is the sentry awake.
    if (name === 'watch') await writePoster('sentry-film', footage.folder, { ...filmSize, frame: footage.frames - 12 })
  }
  const { from, to } = shots.rewards
  reels.push({ footage: await heroFootage(camera, preview), frames: Math.round((to - from) * 24) })
  await assembleFilm(reels, await drawWords(filmSize), scoreFilm())
  writeCaptions()
}
