// Renders every image and video of the site; see art/README.md for requirements and durations.
//   npm run media                            everything
//   npm run media -- brand games             only these parts
//   npm run media -- portraits --only=3,7    only these items of a part
//   npm run media -- --preview               everything, small and fast, next to the frames
//   npm run media -- --to=folder             into another folder than site/media
import { join, resolve } from 'node:path'
import { drawBrand } from './brand/draw-brand.ts'
import { drawLeague } from './brand/draw-league.ts'
import { drawSocial } from './brand/draw-social.ts'
import { drawGames } from './games/draw-games.ts'
import { makeFilm } from './motion/film/make-film.ts'
import { makeHero, makeHeroPortrait } from './motion/make-hero.ts'
import { makeLeague } from './motion/make-league.ts'
import { workFolder } from './motion/tracer/open-tracer.ts'
import { drawPortraits } from './portraits/draw-portraits.ts'
import { drawLayers, drawNode } from './stills/draw-stills.ts'
import { openDrawContext, siteMedia, type DrawContext } from './draw-context.ts'

/** In order: link previews come last because they show the other parts. */
const parts: Record<string, (context: DrawContext) => Promise<void>> = {
  brand: drawBrand,
  portraits: drawPortraits,
  games: drawGames,
  league: drawLeague,
  layers: drawLayers,
  node: drawNode,
  hero: makeHero,
  'hero-portrait': makeHeroPortrait,
  'league-loop': makeLeague,
  film: makeFilm,
  social: drawSocial,
}

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Choose from: ${Object.keys(parts).join(', ')}`)
const isPreview = words.includes('--preview')
const usual = isPreview ? join(workFolder, 'preview') : siteMedia

const context = openDrawContext({
  media: resolve(flag('to') ?? usual),
  isPreview,
  only: flag('only')?.split(','),
})
for (const [name, draw] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const startedAt = performance.now()
  console.log(`${name} …`)
  await draw(context)
  console.log(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`)
}
await context.close()

function flag(name: string): string | undefined {
  const start = `--${name}=`
  return words.find((word) => word.startsWith(start))?.slice(start.length)
}
