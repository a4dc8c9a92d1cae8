import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { composePortrait } from './compose-portrait.ts'
import { roster } from './roster.ts'
import type { DrawContext } from '../draw-context.ts'

/** Paints the forty-two portraits and their smaller copies for the grid. */
export async function drawPortraits({ gpuRenderer, media, only, isPreview }: DrawContext): Promise<void> {
  const { size, samples } = isPreview ? { size: 128, samples: 1 } : { size: 1024, samples: 4 }
  const folder = join(media, 'mint-nft-pfps')
  mkdirSync(folder, { recursive: true })
  let saving = Promise.resolve()
  for (const item of roster) {
    if (only && !only.includes(String(item.id))) continue
    const pixels = await (await gpuRenderer()).renderPixels(composePortrait(item, size, samples))
    // The next portrait is painted while this one is being packed.
    await saving
    saving = savePortrait(pixels, { size, path: join(folder, String(item.id)) })
    console.log(`  ${item.id} ${item.name}`)
  }
  await saving
}

async function savePortrait(pixels: Buffer, { size, path }: { size: number; path: string }): Promise<void> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).removeAlpha()
  const [smaller, larger] = [(size * 320) / 1024, (size * 640) / 1024]
  await picture
    .clone()
    .png({ palette: true, colours: 256, dither: 0.4, effort: 5, compressionLevel: 9 })
    .toFile(`${path}.png`)
  await picture.clone().resize(larger, larger).avif({ quality: 50, effort: 4 }).toFile(`${path}-640.avif`)
  await picture.clone().resize(smaller, smaller).avif({ quality: 52, effort: 4 }).toFile(`${path}-320.avif`)
  await picture.clone().resize(smaller, smaller).webp({ quality: 72, effort: 4 }).toFile(`${path}-320.webp`)
}
