import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'

export type Pixels = { data: Buffer; width: number; height: number }
export type StillFormat = 'avif' | 'webp' | 'jpeg'

/** Writes a picture in each format at the best quality that stays under the limit. */
export async function writeStill(
  path: string,
  { data, width, height }: Pixels,
  { formats, limitKilobytes, best = 82 }: { formats: readonly StillFormat[]; limitKilobytes: number; best?: number },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  for (const format of formats) {
    const file = `${path}.${format === 'jpeg' ? 'jpg' : format}`
    for (let quality = best; quality >= 12; quality -= 8) {
      await encoded(sharp(data, { raw: { width, height, channels: 4 } }), format, quality).toFile(file)
      if (statSync(file).size <= limitKilobytes * 1024) break
    }
  }
}

function encoded(picture: Sharp, format: StillFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' })
  if (format === 'webp') return picture.webp({ quality, alphaQuality: Math.min(quality, 70), effort: 4 })
  return picture.removeAlpha().jpeg({ quality, mozjpeg: true })
}
