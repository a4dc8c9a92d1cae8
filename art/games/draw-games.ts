import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { games } from '@network-site/site/games'
import type { PostProcess } from '../gpu-renderer/post-process.ts'
import { brassmarch } from './brassmarch.ts'
import { fathomDebt } from './fathom-debt.ts'
import { lofthold } from './lofthold.ts'
import { rocheLine } from './roche-line.ts'
import { vesperine } from './vesperine.ts'
import { drawTitle, titles } from './titles.ts'
import { iconSvg, worldOf } from './world-of.ts'
import type { DrawContext } from '../draw-context.ts'

type Scene = { fragment: string; postProcess: PostProcess }

/** The shader behind each game's key art. */
const scenes: Record<string, Scene> = {
  'roche-line': rocheLine,
  brassmarch,
  'fathom-debt': fathomDebt,
  lofthold,
  vesperine,
}

export async function drawGames({ gpuRenderer, media, only, isPreview }: DrawContext): Promise<void> {
  const { scale, samples } = isPreview ? { scale: 0.2, samples: 1 } : { scale: 1, samples: 4 }
  const folder = join(media, 'games')
  mkdirSync(folder, { recursive: true })
  for (const { slug } of games.list) {
    if (only && !only.includes(slug)) continue
    const scene = scenes[slug]
    const card = titles[slug]
    if (!scene || !card) throw new Error(`${slug} has no scene or no title`)
    const world = worldOf(slug)
    writeFileSync(join(folder, `${slug}-icon.svg`), iconSvg(world.icon, card.icon(world.icon)))
    const size = { width: 1600 * scale, height: 900 * scale }
    const art = await (
      await gpuRenderer()
    ).renderPixels({
      ...scene,
      ...size,
      samples,
      seed: 3,
      postProcess: { denoise: 0.06, ...scene.postProcess },
    })
    const lettering = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${size.width}" height="${size.height}">${drawTitle(card, world)}</svg>`,
    )
    const picture = await sharp(art, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .composite([{ input: lettering }])
      .png()
      .toBuffer()
    await sharp(picture)
      .avif({ quality: 56, effort: 5 })
      .toFile(join(folder, `${slug}.avif`))
    console.log(`  ${slug}`)
  }
}
