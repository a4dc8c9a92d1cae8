import { mkdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { spawn } from 'node:child_process'
import { type Footage, framePath } from './render-frames.ts'
import type { DrawContext } from '../draw-context.ts'
import { writeStill } from '../stills/draw-stills.ts'

export type Size = { suffix: string; width: number; height: number; limitKilobytes: number }

/** Encodes a silent loop as AV1 in WebM and H.264 in MP4, each below its size limit. */
export async function encodeLoop(
  { media }: DrawContext,
  name: string,
  { footage, sizes }: { footage: Footage; sizes: readonly Size[] },
): Promise<void> {
  mkdirSync(`${media}/video`, { recursive: true })
  for (const { suffix, width, height, limitKilobytes } of sizes) {
    const path = `${media}/video/${name}${suffix}`
    // Temporal smoothing removes the tracer's noise; added grain prevents banding in dark gradients.
    const filters = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p,hqdn3d=0.8:0.8:3:3,noise=c0s=2:c0f=t+u`
    const input = [
      ...flags(`-framerate ${footage.settings.framesPerSecond} -i`),
      framePath(footage.folder, 0).replace('00000', '%05d'),
      ...flags(`-frames:v ${footage.frames} -an -vf ${filters}`),
      ...color,
    ]
    await within(`${path}.webm`, limitKilobytes, [31, 36, 42, 48, 54], (quality) => [
      ...input,
      ...flags(`-c:v libsvtav1 -preset 7 -crf ${quality} -g 120`),
      ...flags('-svtav1-params tune=0:film-grain=10:film-grain-denoise=0'),
      `${path}.webm`,
    ])
    await within(`${path}.mp4`, limitKilobytes, [25, 28, 31, 34], (quality) => [
      ...input,
      ...flags(`-c:v libx264 -preset medium -crf ${quality} -g 96 -profile:v high`),
      ...flags('-x264-params aq-mode=3:aq-strength=1.0:deblock=-1,-1 -movflags +faststart'),
      `${path}.mp4`,
    ])
  }
}

/** Color tags, so that all browsers show the same colors. */
export const color = flags('-color_primaries bt709 -color_trc bt709 -colorspace bt709')

/** Splits ffmpeg options at spaces. Pass paths separately, because they may contain spaces. */
export function flags(options: string): string[] {
  return options.split(' ')
}

async function within(
  file: string,
  limitKilobytes: number,
  qualities: readonly number[],
  args: (quality: number) => readonly string[],
): Promise<void> {
  for (const quality of qualities) {
    await runFfmpeg(args(quality))
    if (statSync(file).size <= limitKilobytes * 1024) return
  }
  throw new Error(`${file} exceeds ${limitKilobytes} KB at every quality.`)
}

type PosterOptions = {
  footage: Footage
  width: number
  height: number
  frame?: number
  limits?: { limitKilobytes?: number; effort?: number }
}

export async function writePoster(
  { media }: DrawContext,
  name: string,
  { footage, width, height, frame = 0, limits = {} }: PosterOptions,
): Promise<void> {
  const { data, info } = await sharp(framePath(footage.folder, frame))
    .resize(width, height, { kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await writeStill(
    `${media}/video/${name}-poster`,
    { data, width: info.width, height: info.height },
    { limitKilobytes: 25, best: 52, ...limits },
  )
}

/**
 * Runs ffmpeg at the lowest priority. Its output is part of the error if it fails. The same input gives the same bytes: no
 * random ids, dates, or program names.
 */
export function runFfmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const ffmpeg = [process.env['FFMPEG'] ?? 'ffmpeg', ...flags('-v error -y')]
    const reproducible = flags('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact')
    const program = spawn('nice', ['-n', '19', ...ffmpeg, ...args.slice(0, -1), ...reproducible, ...args.slice(-1)], {
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let output = ''
    program.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
    program.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed: ${output.slice(-2000)}`))))
  })
}
