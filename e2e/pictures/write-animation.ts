import sharp from 'sharp'
import type { Frame } from './record-mint.ts'

const width = 800
/** A picture that is replaced sooner is left out: nobody sees it, and each costs bytes. */
const shortestMilliseconds = 90
/** A longer wait is cut short. */
const longestMilliseconds = 900
const lastMilliseconds = 3000

/** Writes frames as an animated WebP that starts again at its end, and gives back the file. */
export async function writeAnimation(frames: readonly Frame[], file: string): Promise<string> {
  const shown = frames.filter(({ atMilliseconds }, index) => {
    const next = frames[index + 1]
    return !next || next.atMilliseconds - atMilliseconds >= shortestMilliseconds
  })
  const delay = shown.map(({ atMilliseconds }, index) => {
    const next = shown[index + 1]
    return next ? Math.min(Math.round(next.atMilliseconds - atMilliseconds), longestMilliseconds) : lastMilliseconds
  })
  const pictures = await Promise.all(shown.map(({ png }) => sharp(png).resize(width).png().toBuffer()))
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, minSize: true, mixed: true, delay, loop: 0 })
    .toFile(file)
  console.log(
    `${shown.length} of ${frames.length} frames, ${Math.round(delay.reduce((sum, each) => sum + each) / 1000)} s`,
  )
  return file
}
