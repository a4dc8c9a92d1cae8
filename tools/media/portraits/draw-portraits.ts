import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Stage } from '../stage/open-stage.ts'
import { composePortrait } from './compose-portrait.ts'
import { roster } from './roster.ts'

type Options = { stage: Stage; media: string; only?: readonly number[]; size?: number; samples?: number }

/** Paints the forty-two portraits and their smaller copies for the grid. */
export async function drawPortraits({ stage, media, only, size = 1024, samples = 4 }: Options): Promise<void> {
  const folder = join(media, 'mint-nft-pfps')
  mkdirSync(folder, { recursive: true })
  let saving = Promise.resolve()
  for (const vanguard of roster) {
    if (only && !only.includes(vanguard.id)) continue
    const pixels = await stage.renderPixels(composePortrait(vanguard, size, samples))
    // The next portrait is painted while this one is being packed.
    await saving
    saving = savePortrait(pixels, { size, path: join(folder, String(vanguard.id)) })
    console.log(`  ${vanguard.id} ${vanguard.name}`)
  }
  await saving
}

async function savePortrait(pixels: Buffer, { size, path }: { size: number; path: string }): Promise<void> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).removeAlpha()
  await picture
    .clone()
    .png({ palette: true, colours: 256, dither: 0.4, effort: 5, compressionLevel: 9 })
    .toFile(`${path}.png`)
  await picture.clone().resize(640, 640).avif({ quality: 50, effort: 4 }).toFile(`${path}-640.avif`)
  await picture.clone().resize(320, 320).avif({ quality: 52, effort: 4 }).toFile(`${path}-320.avif`)
  await picture.clone().resize(320, 320).webp({ quality: 72, effort: 4 }).toFile(`${path}-320.webp`)
}
