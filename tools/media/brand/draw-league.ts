import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Stage } from '../stage/open-stage.ts'
import { leagueTrophy } from './league-trophy.ts'

/** Paints the Vanguard League's trophy. */
export async function drawLeague(stage: Stage, media: string): Promise<void> {
  const folder = join(media, 'league')
  mkdirSync(folder, { recursive: true })
  const size = { width: 1600, height: 1200 }
  const pixels = await stage.renderPixels({
    ...leagueTrophy,
    ...size,
    samples: 5,
    seed: 9,
    uniforms: { uView: [0, -0.32, 12.2, 3.05] },
  })
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  const path = join(folder, 'vanguard')
  await picture.clone().avif({ quality: 56, effort: 4 }).toFile(`${path}.avif`)
  await picture.clone().resize(800).avif({ quality: 52, effort: 4 }).toFile(`${path}-800.avif`)
}
