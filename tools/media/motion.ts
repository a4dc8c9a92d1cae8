// Regenerates every moving picture, the layer cards and the node art.
//   node tools/media/motion.ts            everything
//   node tools/media/motion.ts hero film  only these parts
//   --preview                             small and quick, to look at
import { drawLayers } from './layers/draw-layers.ts'
import { openCamera, type Camera } from './motion/camera/open-camera.ts'
import { makeFilm } from './motion/make-film.ts'
import { makeHero, makeHeroPortrait } from './motion/make-hero.ts'
import { makeLeague } from './motion/make-league.ts'
import { drawNode } from './node/draw-node.ts'

const parts: Record<string, (camera: Camera, preview: boolean) => Promise<void>> = {
  layers: drawLayers,
  node: drawNode,
  hero: makeHero,
  league: makeLeague,
  film: makeFilm,
  'hero-portrait': makeHeroPortrait,
}

const asked = process.argv.slice(2)
const preview = asked.includes('--preview')
const named = asked.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)

const camera = await openCamera()
for (const [name, make] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`${name} …`)
  await make(camera, preview)
}
camera.close()
