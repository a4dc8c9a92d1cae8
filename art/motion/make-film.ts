import { writePoster } from './encode/write-poster.ts'
import { renderFrames } from './frames/render-frames.ts'
import { assembleFilm, filmSize, type Clip } from './film/assemble-film.ts'
import { writeCaptions } from './film/captions.ts'
import { drawWords } from './film/draw-words.ts'
import { rollupScene } from './film/rollup-scene.ts'
import { nodeWatchScene } from './film/node-watch-scene.ts'
import { shots, type ShotName } from './film/timeline.ts'
import { heroFootage } from './make-hero.ts'
import type { Scene } from './scene/scene.ts'
import { scoreFilm } from './sound/score-film.ts'
import type { DrawContext } from '../draw-context.ts'

/** The shots rendered for the film alone; the last shot is the hero's own footage. */
const filmScenes: { name: Exclude<ShotName, 'rewards'>; scene: Scene }[] = [
  { name: 'proposal', scene: rollupScene('proposal') },
  { name: 'dilemma', scene: rollupScene('dilemma') },
  { name: 'watch', scene: nodeWatchScene('watch') },
  { name: 'incorrect', scene: nodeWatchScene('incorrect') },
  { name: 'alarm', scene: nodeWatchScene('alarm') },
  { name: 'honest', scene: rollupScene('honest') },
]

/** The sentry film: footage, words, sound and captions. */
export async function makeFilm(context: DrawContext): Promise<void> {
  const settings = context.isPreview ? { width: 320, height: 180, samples: 4 } : { width: 960, height: 540, samples: 8 }
  const clips: Clip[] = []
  for (const { name, scene } of filmScenes) {
    const footage = await renderFrames(`film-${name}`, scene, {
      context,
      settings: { ...settings, framesPerSecond: 24 },
    })
    clips.push({ footage, frames: footage.frames })
    // The film opens in the dark; its poster is the sentry awake.
    if (name === 'watch')
      await writePoster(context, 'sentry-film', { footage, ...filmSize, frame: footage.frames - 12 })
  }
  const { from, to } = shots.rewards
  clips.push({ footage: await heroFootage(context), frames: Math.round((to - from) * 24) })
  await assembleFilm(context, {
    clips,
    words: await drawWords(await context.gpuRenderer(), filmSize),
    soundPath: scoreFilm(),
  })
  writeCaptions(context.media)
}
