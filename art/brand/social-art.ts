import sharp, { type OverlayOptions } from 'sharp'
import { palette } from '@network-site/site/palette'
import type { SocialCard } from '@network-site/site/schema/social-cards'
import type { DrawContext } from '../draw-context.ts'

/** What every network that shows a link expects. */
export const socialSize = { width: 1200, height: 630 }
const { width, height } = socialSize
const wallEdge = height / 3

/** The picture behind a preview's words. */
export async function socialArt(art: SocialCard['art'], drawn: DrawContext['drawn']): Promise<Buffer> {
  if (art.kind === 'wall') return upon(await wallOf(art.ids, drawn))
  if (art.kind === 'stack') return upon(await stackOf(art.paths, drawn))
  return upon([await framed(art, drawn)])
}

/** The part of a picture that falls on the card when its subject stands where it should. */
async function framed(
  { path, focus, at, heightShare }: Extract<SocialCard['art'], { kind: 'picture' }>,
  drawn: DrawContext['drawn'],
): Promise<OverlayOptions> {
  const { data, info } = await sharp(drawn(path))
    .resize({ height: Math.round(height * heightShare) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(at[0] - focus[0] * info.width)
  const top = Math.round(at[1] - focus[1] * info.height)
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const input = await sharp(data)
    .extract({
      ...cut,
      width: Math.min(info.width - cut.left, width - Math.max(0, left)),
      height: Math.min(info.height - cut.top, height - Math.max(0, top)),
    })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

function upon(pictures: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...socialSize, channels: 3, background: palette.ink } })
    .composite(pictures)
    .png()
    .toBuffer()
}

function wallOf(ids: readonly number[], drawn: DrawContext['drawn']): Promise<OverlayOptions[]> {
  return Promise.all(
    ids.map(async (id, index) => ({
      input: await sharp(drawn(`/mint-nft-pfps/${id}.png`))
        .resize(wallEdge, wallEdge)
        .toBuffer(),
      left: width - 4 * wallEdge + (index % 4) * wallEdge,
      top: Math.floor(index / 4) * wallEdge,
    })),
  )
}

function stackOf(paths: readonly string[], drawn: DrawContext['drawn']): Promise<OverlayOptions[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { data, info } = await sharp(drawn(path)).resize({ height }).toBuffer({ resolveWithObject: true })
      return { input: data, left: width - info.width, top: 0 }
    }),
  )
}
