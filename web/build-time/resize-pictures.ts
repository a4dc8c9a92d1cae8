import { games } from '@network-site/site/games'
import { league, node, technology } from '@network-site/site/home-page'
import { nodesLanding } from '@network-site/site/nodes-page'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import { narrowerFiles, type PictureFile } from '../ui/media-url.ts'

/** More effort would save 5 % of the bytes but take four times as long. */
const quality = { quality: 55, effort: 2 }

/** The pictures that pages show in several widths. */
const sitePictures: PictureFile[] = [
  ...games.list.map(({ keyArt }) => keyArt),
  ...technology.layers.map(({ image }) => image),
  league.image,
  node.image,
  nodesLanding.hero.art,
]

/** Writes the narrower versions of each picture at build time. In development, it creates them on request. */
export function resizePictures(pictures = sitePictures): Plugin {
  let config: ResolvedConfig
  return {
    name: 'resize-pictures',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      for (const picture of pictures) {
        const { width, height } = await sharp(join(config.publicDir, picture.src)).metadata()
        if (width === picture.width && height === picture.height) continue
        this.error(
          `${picture.src} is ${width} by ${height} pixels; the site says ${picture.width} by ${picture.height}.`,
        )
      }
    },
    async writeBundle({ dir = '' }) {
      if (config.build.ssr) return
      await Promise.all(
        [...narrowed(pictures)].map(async ([path, { source, width }]) => {
          await resize(join(config.publicDir, source), width).toFile(join(dir, path))
        }),
      )
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const picture = narrowed(pictures).get(request.url ?? '')
        if (!picture) return next()
        resize(join(config.publicDir, picture.source), picture.width)
          .toBuffer()
          .then((bytes) => response.setHeader('content-type', 'image/avif').end(bytes), next)
      })
    },
  }
}

/** Returns every file to create, by path. Two pages may show the same picture. */
function narrowed(pictures: PictureFile[]): Map<string, { source: string; width: number }> {
  return new Map(
    pictures.flatMap((picture) =>
      narrowerFiles(picture).map(({ src, width }) => [src, { source: picture.src, width }] as const),
    ),
  )
}

function resize(file: string, width: number): Sharp {
  return sharp(file).resize(width).avif(quality)
}
