import { color, flags, runFfmpeg, writePoster } from '../encode-loop.ts'
import { type Footage, framePath, renderFrames } from '../render-frames.ts'
import { workFolder } from '../tracer/open-tracer.ts'
import { type DrawnWord, drawWords, writeCaptions } from './captions.ts'
import { rollupScene } from './rollup-scene.ts'
import { nodeWatchScene } from './node-watch-scene.ts'
import { filmSeconds, type ShotName, shots } from './timeline.ts'
import { heroFootage } from '../make-hero.ts'
import type { Scene } from '../scene.ts'
import { scoreFilm } from '../sound/score-film.ts'
import type { DrawContext } from '../../draw-context.ts'

/** The shots rendered for the film; the last shot reuses the hero footage. */
const filmScenes: { name: Exclude<ShotName, 'rewards'>; scene: Scene }[] = [
  { name: 'proposal', scene: rollupScene('proposal') },
  { name: 'dilemma', scene: rollupScene('dilemma') },
  { name: 'watch', scene: nodeWatchScene('watch') },
  { name: 'incorrect', scene: nodeWatchScene('incorrect') },
  { name: 'alarm', scene: nodeWatchScene('alarm') },
  { name: 'honest', scene: rollupScene('honest') },
]

/** Makes the node film: footage, titles, sound, and captions. */
export async function makeFilm(context: DrawContext): Promise<void> {
  const settings = context.isPreview ? { width: 320, height: 180, samples: 4 } : { width: 960, height: 540, samples: 8 }
  const clips: Clip[] = []
  for (const { name, scene } of filmScenes) {
    const footage = await renderFrames(`film-${name}`, scene, {
      context,
      settings: { ...settings, framesPerSecond: 24 },
    })
    clips.push({ footage, frames: footage.frames })
    // The film opens in the dark, so the poster is a later frame.
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

type Clip = { footage: Footage; frames: number }

/** The film's frame size, which its titles are drawn for. */
const filmSize = { width: 1280, height: 720 }
const framesPerSecond = 24

/** Concatenates the clips, overlays the titles, adds the sound, and encodes. */
async function assembleFilm(
  { media }: DrawContext,
  { clips, words, soundPath }: { clips: readonly Clip[]; words: readonly DrawnWord[]; soundPath: string },
): Promise<void> {
  const master = `${workFolder}/film-master.mkv`
  const inputs = [
    ...clips.flatMap(({ footage, frames }) => [
      ...flags(`-framerate ${framesPerSecond} -t ${frames / framesPerSecond} -i`),
      framePath(footage.folder, 0).replace('00000', '%05d'),
    ]),
    ...words.flatMap(({ from, to, path }) => [
      ...flags(`-loop 1 -framerate ${framesPerSecond} -t ${to - from} -i`),
      path,
    ]),
  ]
  const lossless = flags(`-map [film] -r ${framesPerSecond} -c:v libx264 -preset veryfast -qp 8 -pix_fmt yuv444p`)
  await runFfmpeg([...inputs, '-filter_complex', graph(clips, words), ...lossless, ...color, master])

  const encode = (file: string, filter: string, codecs: string) =>
    runFfmpeg(['-i', master, '-i', soundPath, '-vf', filter, ...color, ...flags(codecs), '-shortest', file])
  const path = `${media}/video/sentry-film`
  const grained = 'format=yuv420p,noise=c0s=2:c0f=t+u'
  await encode(
    `${path}.webm`,
    grained,
    '-c:v libsvtav1 -preset 7 -crf 29 -g 120 -svtav1-params tune=0:film-grain=10:film-grain-denoise=0 -c:a libopus -b:a 112k',
  )
  await encode(
    `${path}.mp4`,
    grained,
    '-c:v libx264 -preset medium -crf 23 -g 96 -profile:v high -x264-params aq-mode=3 -c:a aac -b:a 160k -movflags +faststart',
  )
  await encode(
    `${path}-854.mp4`,
    'scale=854:480:flags=lanczos,format=yuv420p',
    '-c:v libx264 -preset medium -crf 26 -g 96 -x264-params aq-mode=3 -c:a aac -b:a 128k -movflags +faststart',
  )
}

function graph(clips: readonly Clip[], words: readonly DrawnWord[]): string {
  const parts = clips.map(
    (_, index) =>
      `[${index}:v]scale=${filmSize.width}:${filmSize.height}:flags=lanczos,format=gbrp,setsar=1[r${index}]`,
  )
  parts.push(
    `${clips.map((_, index) => `[r${index}]`).join('')}concat=n=${clips.length}:v=1,fade=out:st=${filmSeconds - 0.9}:d=0.9[cut0]`,
  )
  for (const [index, word] of words.entries()) {
    const input = clips.length + index
    const last = word.to >= filmSeconds - 0.5
    const out = last
      ? `fade=out:st=${(word.to - word.from - 0.9).toFixed(3)}:d=0.9:alpha=1`
      : `fade=out:st=${(word.to - word.from - 0.35).toFixed(3)}:d=0.35:alpha=1`
    parts.push(
      `[${input}:v]format=rgba,fade=in:st=0:d=0.5:alpha=1,${out},setpts=PTS+${word.from.toFixed(3)}/TB[w${index}]`,
    )
    // Each line slides in from the left and slows down.
    const x = `${word.left}-18*exp(-6*(t-${word.from.toFixed(3)}))`
    parts.push(
      `[cut${index}][w${index}]overlay=x='${x}':y=${word.top}:format=gbrp:eof_action=pass:enable='between(t,${word.from.toFixed(3)},${word.to.toFixed(3)})'[cut${index + 1}]`,
    )
  }
  parts.push(`[cut${words.length}]scale=out_color_matrix=bt709:out_range=tv,format=yuv444p,hqdn3d=0.8:0.8:3:3[film]`)
  return parts.join(';')
}
