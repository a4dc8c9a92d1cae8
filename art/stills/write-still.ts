import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

export type Pixels = { data: Buffer; width: number; height: number }

/** Writes a picture as AVIF, at the best quality that stays under the limit. */
export async function writeStill(
  path: string,
  { data, width, height }: Pixels,
  { limitKilobytes, best = 82, effort = 2 }: { limitKilobytes: number; best?: number; effort?: number },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const file = `${path}.avif`
  for (let quality = best; quality >= 12; quality -= 8) {
    await sharp(data, { raw: { width, height, channels: 4 } })
      .avif({ quality, effort, chromaSubsampling: '4:4:4' })
      .toFile(file)
    if (statSync(file).size <= limitKilobytes * 1024) return
  }
  throw new Error(`${file} stays over ${limitKilobytes} KB`)
}
