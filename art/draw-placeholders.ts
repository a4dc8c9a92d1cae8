// Draws placeholder images from `site/src` in the colors of its palette.
// Part of `npm run new-network`. Needs no browser or compiler and takes less than a minute.
//   node art/draw-placeholders.ts                  into site/media
//   node art/draw-placeholders.ts --to=folder      somewhere else
import { resolve } from 'node:path'
import { drawBrand } from './brand/draw-brand.ts'
import { drawSocial } from './brand/draw-social.ts'
import { openDrawContext, siteMedia } from './draw-context.ts'
import { drawGames } from './placeholders/placeholder-games.ts'
import { drawPortraits } from './placeholders/placeholder-portraits.ts'
import { drawStills } from './placeholders/placeholder-stills.ts'

const folder = process.argv.find((word) => word.startsWith('--to='))?.slice('--to='.length)
const media = resolve(folder ?? siteMedia)
const context = openDrawContext({ media, isPreview: false, only: undefined })

await drawBrand(context)
await drawStills(media)
await drawGames(media)
await drawPortraits(media)
// Last, because link previews show the other images.
await drawSocial(context)
await context.close()
