import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Stage } from '../stage/open-stage.ts'
import { letterTitle } from './letter-title.ts'
import { scenes } from './scenes.ts'
import { titles, type TitleCard } from './titles.ts'
import { games } from '@home/site/home/games'

type Options = { stage: Stage; media: string; only?: readonly string[]; samples?: number }

/** Paints key art and icons of the five games. */
export async function drawGames({ stage, media, only, samples = 4 }: Options): Promise<void> {
  const folder = join(media, 'games')
  mkdirSync(folder, { recursive: true })
  for (const { slug } of games.list) {
    const scene = scenes[slug]
    const card = titles[slug]
    if (!scene || !card) throw new Error(`${slug} has no scene or no title`)
    writeFileSync(join(folder, `${slug}-icon.svg`), iconSvg(card))
    await sharp(Buffer.from(iconSvg(card)), { density: 144 })
      .resize(192, 192)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${slug}-icon.png`))
    if (only && !only.includes(slug)) continue
    const size = { width: 1600, height: 900 }
    const art = await stage.renderPixels({
      ...scene,
      ...size,
      samples,
      seed: 3,
      develop: { clean: 0.06, ...scene.develop },
    })
    const lettering = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${letterTitle(card)}</svg>`,
    )
    const picture = await sharp(art, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .composite([{ input: lettering }])
      .png()
      .toBuffer()
    const plain = await sharp(art, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer()
    await saveSizes(picture, join(folder, slug))
    await sharp(plain)
      .avif({ quality: 55, effort: 5 })
      .toFile(join(folder, `${slug}-plain.avif`))
    console.log(`  ${slug}`)
  }
}

async function saveSizes(picture: Buffer, path: string) {
  await sharp(picture).avif({ quality: 56, effort: 5 }).toFile(`${path}.avif`)
  await sharp(picture).webp({ quality: 80, effort: 5 }).toFile(`${path}.webp`)
  await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(`${path}.jpg`)
  await sharp(picture).resize(800).avif({ quality: 52, effort: 5 }).toFile(`${path}-800.avif`)
  await sharp(picture).resize(800).webp({ quality: 76, effort: 5 }).toFile(`${path}-800.webp`)
  await sharp(picture).resize(800).jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}-800.jpg`)
}

function iconSvg({ icon }: TitleCard): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" color="${icon.ink}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${icon.ground[0]}"/><stop offset="1" stop-color="${icon.ground[1]}"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="20" fill="url(#g)"/>${icon.shapes}</svg>\n`
  )
}
