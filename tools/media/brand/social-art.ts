import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { palette } from '@home/site/palette'
import type { SocialCard } from '@home/site/schema/social-cards'

/** What every network that shows a link expects. */
export const socialSize = { width: 1200, height: 630 }
const { width, height } = socialSize
const wallEdge = height / 3

/** The picture behind a preview's words. */
export async function socialArt(art: SocialCard['art'], media: string): Promise<Buffer> {
  if (art.kind === 'wall') return upon(await wallOf(art.ids, media))
  if (art.kind === 'stack') return upon(await stackOf(art.paths, media))
  const source = sharp(join(media, art.path))
  const size = await source.metadata()
  const scale = Math.max(art.width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const input = await source
    .resize(scaled.width, scaled.height)
    .extract({
      left: Math.floor((scaled.width - art.width) * art.acrossShare),
      top: Math.floor((scaled.height - height) / 2),
      width: art.width,
      height,
    })
    .toBuffer()
  return upon([{ input, left: width - art.width, top: 0 }])
}

function upon(pictures: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...socialSize, channels: 3, background: palette.ink } })
    .composite(pictures)
    .png()
    .toBuffer()
}

function wallOf(ids: readonly number[], media: string): Promise<OverlayOptions[]> {
  return Promise.all(
    ids.map(async (id, index) => ({
      input: await sharp(join(media, `mint-nft-pfps/${id}.png`))
        .resize(wallEdge, wallEdge)
        .toBuffer(),
      left: width - 4 * wallEdge + (index % 4) * wallEdge,
      top: Math.floor(index / 4) * wallEdge,
    })),
  )
}

function stackOf(paths: readonly string[], media: string): Promise<OverlayOptions[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { data, info } = await sharp(join(media, path)).resize({ height }).toBuffer({ resolveWithObject: true })
      return { input: data, left: width - info.width, top: 0 }
    }),
  )
}
