import sharp from 'sharp'
import type { DrawContext } from '../../draw-context.ts'
import { framePath, type Footage } from '../frames/render-frames.ts'
import { writeStill } from '../../stills/write-still.ts'

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
