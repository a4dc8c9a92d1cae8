import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DrawContext } from '../draw-context.ts'
import { leagueTrophy } from './league-trophy.ts'

/** Paints the league's trophy. */
export async function drawLeague({ gpuRenderer, media, isPreview }: DrawContext): Promise<void> {
  const folder = join(media, 'league')
  mkdirSync(folder, { recursive: true })
  const scale = isPreview ? 0.2 : 1
  const size = { width: 1600 * scale, height: 1200 * scale }
  const pixels = await (
    await gpuRenderer()
  ).renderPixels({
    ...leagueTrophy,
    ...size,
    samples: isPreview ? 1 : 8,
    seed: 9,
    uniforms: { uView: [0, -0.32, 12.2, 3.05] },
  })
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  await picture.avif({ quality: 56, effort: 4 }).toFile(join(folder, 'vanguard.avif'))
}
