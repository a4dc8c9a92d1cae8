import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { palette } from '@network-site/site/brand'
import { type CollectionItem, collectionItems } from '@network-site/site/collection-items'
import {
  type FacetColors,
  glow,
  ground,
  motes,
  paintFacets,
  arcScale,
  stageColors,
  svg,
  turnedSolid,
} from './facets.ts'
import { mixColor } from '../mix-color.ts'

const edge = 1024
const size = { width: edge, height: edge }

/** The radius and height of each level of a head, from the chin to the crown, by the trait `Helm`. */
const helms: Record<string, { radii: number[]; heights: number[] }> = {
  Dome: { radii: [0.4, 0.5, 0.57, 0.57, 0.45, 0.22, 0.01], heights: [-0.58, -0.3, 0, 0.26, 0.5, 0.64, 0.66] },
  Anvil: { radii: [0.42, 0.52, 0.54, 0.58, 0.6, 0.44, 0.01], heights: [-0.6, -0.34, 0, 0.26, 0.4, 0.54, 0.56] },
  Bell: { radii: [0.52, 0.56, 0.54, 0.52, 0.42, 0.24, 0.01], heights: [-0.64, -0.36, 0, 0.26, 0.48, 0.6, 0.61] },
  Wedge: { radii: [0.3, 0.46, 0.58, 0.62, 0.5, 0.26, 0.01], heights: [-0.64, -0.34, 0, 0.28, 0.46, 0.54, 0.55] },
  Crown: { radii: [0.4, 0.5, 0.54, 0.53, 0.6, 0.46, 0.01], heights: [-0.58, -0.32, 0, 0.26, 0.42, 0.64, 0.46] },
  Cask: { radii: [0.46, 0.56, 0.58, 0.58, 0.54, 0.36, 0.01], heights: [-0.6, -0.34, 0, 0.28, 0.5, 0.62, 0.63] },
  Keel: { radii: [0.34, 0.44, 0.54, 0.6, 0.56, 0.34, 0.01], heights: [-0.62, -0.34, 0, 0.26, 0.5, 0.68, 0.7] },
}

const bustProfile = {
  radii: [1.5, 1.36, 1.06, 0.62, 0.66, 0.58, 0.3],
  heights: [-2.3, -1.42, -1.08, -0.96, -0.6, -0.56, -0.8],
}

/** The level of the head that emits light and its width, by the trait `Visor`. */
const visors: Record<string, { level: number; within: number }> = {
  Slit: { level: 3, within: 34 },
  Band: { level: 3, within: 78 },
  Mask: { level: 2, within: 42 },
  Brow: { level: 4, within: 48 },
  Lantern: { level: 2, within: 82 },
  Ring: { level: 3, within: 181 },
}

const tints: Record<string, Partial<FacetColors>> = {
  Steel: {},
  Bone: { body: mixColor(palette.bone, palette.ink, 0.3) },
  Night: { body: palette.graphite, dark: mixColor(palette.ink, '#000000', 0.6) },
  Signal: {
    body: mixColor(palette.accentDeep, palette.steel, 0.2),
    dark: mixColor(palette.oxblood, palette.ink, 0.4),
  },
  Metal: { body: mixColor(palette.brass, palette.ink, 0.25), dark: mixColor(palette.brassDeep, palette.ink, 0.75) },
  Deep: { body: mixColor(palette.accentDeep, palette.ink, 0.45), dark: mixColor(palette.ink, '#000000', 0.4) },
}

const middle = { x: edge / 2, y: edge * 0.42 }
const backdrops: Record<string, string> = {
  Halo: `<circle cx="${middle.x}" cy="${middle.y}" r="400" fill="none" stroke="${palette.accent}" stroke-width="5" opacity=".85"/><circle cx="${middle.x}" cy="${middle.y}" r="400" fill="none" stroke="${palette.accent}" stroke-width="22" opacity=".5" filter="url(#blur-small)"/>`,
  Scale: arcScale({ ...middle, radius: 470 }, 0.7) + arcScale({ ...middle, radius: 420 }, 0.25),
  Beam: `<rect x="472" y="0" width="80" height="1024" fill="${palette.accent}" opacity=".55" filter="url(#blur-large)"/><rect x="509" y="0" width="6" height="1024" fill="${palette.accentHot}" opacity=".8"/>`,
  Slats: Array.from(
    { length: 12 },
    (_, step) =>
      `<rect x="0" y="${step * 78 + 20}" width="1024" height="${2 + step * 1.6}" fill="${palette.accent}" opacity="${(0.1 + step * 0.022).toFixed(3)}"/>`,
  ).join(''),
  Field: motes(size, 130, 7),
  Peak: `<path d="M512 60 1010 900H14Z" fill="none" stroke="${palette.brass}" stroke-width="3" opacity=".55"/><path d="M512 150 930 860H94Z" fill="${palette.accent}" opacity=".12"/>`,
}

/** The number of concurrent drawings; each encoder uses one core. */
const atOnce = 4

/** Draws a bust for every item from its traits, and smaller copies. */
export async function drawPortraits(media: string): Promise<void> {
  const folder = join(media, 'mint-nft-pfps')
  mkdirSync(folder, { recursive: true })
  for (let first = 0; first < collectionItems.length; first += atOnce) {
    await Promise.all(collectionItems.slice(first, first + atOnce).map((item) => drawPortrait(item, folder)))
  }
}

async function drawPortrait(item: CollectionItem, folder: string): Promise<void> {
  const drawn = await sharp(portrait(item)).removeAlpha().raw().toBuffer()
  const picture = sharp(drawn, { raw: { ...size, channels: 3 } })
  const smaller = picture.clone().resize(320, 320)
  const path = join(folder, String(item.id))
  await picture.clone().png({ compressionLevel: 7 }).toFile(`${path}.png`)
  await picture.clone().resize(640, 640).avif({ quality: 50, effort: 1 }).toFile(`${path}-640.avif`)
  await smaller.clone().avif({ quality: 52, effort: 1 }).toFile(`${path}-320.avif`)
  await smaller.clone().webp({ quality: 72 }).toFile(`${path}-320.webp`)
}

function portrait(item: CollectionItem): Buffer {
  const helm = traitOf(item, 'Helm', helms)
  const lit = traitOf(item, 'Visor', visors)
  const colors = { ...stageColors, ...traitOf(item, 'Tint', tints) }
  const turn = ((item.id * 37) % 57) - 28
  const head = turnedSolid({ ...helm, lit }, { sides: 9 + (item.id % 3) * 2, depth: 1.06 })
  const bust = turnedSolid(bustProfile, { sides: 11, depth: 0.72 })
  const view = { tilt: 7, scale: 400, colors, at: [middle.x, middle.y + 30] as const }
  return svg(
    size,
    ground(size, mixColor(palette.inkRaised, palette.accentDeep, 0.28)) +
      glow('behind', { x: middle.x + 60, y: middle.y, radius: 620, strength: 0.42 }) +
      traitOf(item, 'Ground', backdrops) +
      paintFacets(bust, { ...view, turn: turn * 0.5 }) +
      paintFacets(head, { ...view, turn }) +
      glow('visor', { x: middle.x + turn * 3, y: middle.y - 10, radius: 360, strength: 0.3 }) +
      `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".92"/></linearGradient><rect width="${edge}" height="${edge}" fill="url(#fade)"/>`,
  )
}

/** Returns the choice for a trait. Items with unknown traits get a choice by their number. */
function traitOf<Choice>({ id, traits }: CollectionItem, type: string, choices: Record<string, Choice>): Choice {
  const named = choices[traits.find(({ trait_type }) => trait_type === type)?.value ?? '']
  const all = Object.values(choices)
  return named ?? (all[id % all.length] as Choice)
}
