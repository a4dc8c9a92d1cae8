import { framePath, type Footage } from '../frames/render-frames.ts'
import { colour } from '../encode/encode-loop.ts'
import { runFfmpeg } from '../encode/run-ffmpeg.ts'
import type { DrawContext } from '../../draw-context.ts'
import { workFolder } from '../work-folder.ts'
import type { DrawnWord } from './draw-words.ts'
import { filmSeconds } from './timeline.ts'

export type Clip = { footage: Footage; frames: number }

/** The film's picture size; its words are drawn for it. */
export const filmSize = { width: 1280, height: 720 }
const framesPerSecond = 24

/** Concatenates the clips, overlays the words, adds the sound, and encodes. */
export async function assembleFilm(
  { media }: DrawContext,
  { clips, words, soundPath }: { clips: readonly Clip[]; words: readonly DrawnWord[]; soundPath: string },
): Promise<void> {
  const master = `${workFolder}/film-master.mkv`
  const inputs = [
    ...clips.flatMap(({ footage, frames }) => [
      '-framerate',
      String(framesPerSecond),
      '-t',
      String(frames / framesPerSecond),
      '-i',
      framePath(footage.folder, 0).replace('00000', '%05d'),
    ]),
    ...words.flatMap((word) => [
      '-loop',
      '1',
      '-framerate',
      String(framesPerSecond),
      '-t',
      String(word.to - word.from),
      '-i',
      word.path,
    ]),
  ]
  await runFfmpeg([
    ...inputs,
    '-filter_complex',
    graph(clips, words),
    '-map',
    '[film]',
    '-r',
    String(framesPerSecond),
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-qp',
    '8',
    '-pix_fmt',
    'yuv444p',
    ...colour,
    master,
  ])
  const path = `${media}/video/sentry-film`
  const grained = ['-vf', 'format=yuv420p,noise=c0s=2:c0f=t+u', ...colour]
  await runFfmpeg([
    '-i',
    master,
    '-i',
    soundPath,
    ...grained,
    '-c:v',
    'libsvtav1',
    '-preset',
    '7',
    '-crf',
    '29',
    '-g',
    '120',
    '-svtav1-params',
    'tune=0:film-grain=10:film-grain-denoise=0',
    '-c:a',
    'libopus',
    '-b:a',
    '112k',
    '-shortest',
    `${path}.webm`,
  ])
  await runFfmpeg([
    '-i',
    master,
    '-i',
    soundPath,
    ...grained,
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '23',
    '-g',
    '96',
    '-profile:v',
    'high',
    '-x264-params',
    'aq-mode=3',
    '-c:a',
    'aac',
    '-b:a',
    '160k',
    '-movflags',
    '+faststart',
    '-shortest',
    `${path}.mp4`,
  ])
  const small = ['-vf', 'scale=854:480:flags=lanczos,format=yuv420p', ...colour]
  await runFfmpeg([
    '-i',
    master,
    '-i',
    soundPath,
    ...small,
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '26',
    '-g',
    '96',
    '-x264-params',
    'aq-mode=3',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-movflags',
    '+faststart',
    '-shortest',
    `${path}-854.mp4`,
  ])
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
    // Each line settles from a few pixels to the left, quickly at first.
    const x = `${word.left}-18*exp(-6*(t-${word.from.toFixed(3)}))`
    parts.push(
      `[cut${index}][w${index}]overlay=x='${x}':y=${word.top}:format=gbrp:eof_action=pass:enable='between(t,${word.from.toFixed(3)},${word.to.toFixed(3)})'[cut${index + 1}]`,
    )
  }
  parts.push(`[cut${words.length}]scale=out_color_matrix=bt709:out_range=tv,format=yuv444p,hqdn3d=0.8:0.8:3:3[film]`)
  return parts.join(';')
}
