import sharp from 'sharp'
import { framePath } from '../frames/render-frames.ts'
import { outputFolder } from '../output-folder.ts'
import { writeStill } from '../stills/write-still.ts'

/** Writes one frame of the footage as the poster, small enough to come with the page. */
export async function writePoster(
  name: string,
  folder: string,
  { width, height, frame = 0 }: { width: number; height: number; frame?: number },
): Promise<void> {
  const { data, info } = await sharp(framePath(folder, frame))
    .resize(width, height, { kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await writeStill(
    `${outputFolder}/video/${name}-poster`,
    { data, width: info.width, height: info.height },
    { limitKilobytes: 25, best: 52 },
  )
}
