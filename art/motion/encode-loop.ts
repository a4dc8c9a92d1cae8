import { mkdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { spawn } from 'node:child_process'
import { type Footage, framePath } from './render-frames.ts'
import type { DrawContext } from '../draw-context.ts'
import { writeStill } from '../stills/draw-stills.ts'

export type Size = { suffix: string; width: number; height: number; limitKilobytes: number }

/** Encodes silent footage that loops, as AV1 in WebM and H.264 in MP4, each under its limit. */
export async function encodeLoop(
  { media }: DrawContext,
  name: string,
  { footage, sizes }: { footage: Footage; sizes: readonly Size[] },
): Promise<void> {
  mkdirSync(`${media}/video`, { recursive: true })
  for (const { suffix, width, height, limitKilobytes } of sizes) {
    const path = `${media}/video/${name}${suffix}`
    // A little temporal smoothing takes the tracer's own noise; grain put back over it keeps dark gradients whole.
    const filters = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p,hqdn3d=0.8:0.8:3:3,noise=c0s=2:c0f=t+u`
    const input = [
      '-framerate',
      String(footage.settings.framesPerSecond),
      '-i',
      framePath(footage.folder, 0).replace('00000', '%05d'),
      '-frames:v',
      String(footage.frames),
      '-an',
      '-vf',
      filters,
      ...colour,
    ]
    await within(`${path}.webm`, limitKilobytes, [31, 36, 42, 48, 54], (quality) => [
      ...input,
      '-c:v',
      'libsvtav1',
      '-preset',
      '7',
      '-crf',
      String(quality),
      '-g',
      '120',
      '-svtav1-params',
      'tune=0:film-grain=10:film-grain-denoise=0',
      `${path}.webm`,
    ])
    await within(`${path}.mp4`, limitKilobytes, [25, 28, 31, 34], (quality) => [
      ...input,
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-crf',
      String(quality),
      '-g',
      '96',
      '-profile:v',
      'high',
      '-x264-params',
      'aq-mode=3:aq-strength=1.0:deblock=-1,-1',
      '-movflags',
      '+faststart',
      `${path}.mp4`,
    ])
  }
}

/** Tags every file needs, so that browsers agree on the colours. */
export const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']

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
  throw new Error(`${file} stays over ${limitKilobytes} KB`)
}

type PosterOptions = {
  footage: Footage
  width: number
  height: number
  frame?: number
  limits?: { limitKilobytes?: number; effort?: number }
}

/** Writes one frame of the footage as the poster, small enough to come with the page. */
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
 * Runs ffmpeg at the lowest priority and waits; what it prints is shown only when it fails. The same input gives the
 * same file, byte for byte: no random ids, no dates, no name of the program.
 */
export function runFfmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(
      'nice',
      [
        '-n',
        '19',
        process.env['FFMPEG'] ?? 'ffmpeg',
        '-v',
        'error',
        '-y',
        ...args.slice(0, -1),
        ...exact,
        ...args.slice(-1),
      ],
      {
        stdio: ['ignore', 'inherit', 'pipe'],
      },
    )
    let said = ''
    program.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
    program.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed: ${said.slice(-2000)}`))))
  })
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
