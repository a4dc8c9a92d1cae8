// See art/README.md for requirements and durations.
import { join, resolve } from 'node:path'
import { findBrowser } from '../tools/bootstrap/find-browser.mjs'
import { readCommandLine } from '../tools/bootstrap/command-line.mjs'
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

const { values, positionals: named } = readCommandLine({
  command: 'npm run media',
  about: `Renders the images and videos of the site, or only the named parts.\n\nParts: ${Object.keys(parts).join(', ')}`,
  options: {
    only: { type: 'string', value: '3,7', about: 'draw only these items of a part' },
    preview: { type: 'boolean', default: false, about: 'small and fast, next to the frames' },
    to: { type: 'string', value: 'folder', about: 'write into another folder than site/media' },
  },
  positionals: '[part …]',
})
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Choose from: ${Object.keys(parts).join(', ')}`)
const usual = values.preview ? join(workFolder, 'preview') : siteMedia

process.env['CHROMIUM_PATH'] = await findBrowser()
const context = openDrawContext({
  media: resolve(values.to ?? usual),
  isPreview: values.preview,
  only: values.only?.split(','),
})
for (const [name, draw] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const startedAt = performance.now()
  console.log(`${name} …`)
  await draw(context)
  console.log(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`)
}
await context.close()
