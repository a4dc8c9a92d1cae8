import type { Palette } from '@network-site/site/brand'
import type { GameWorlds } from '@network-site/site/game-worlds'
import type { Mark } from '@network-site/site/mark'
import { lockupShapes, outlineText } from '../../art/brand/lettering.ts'
import { mixColor, turnHue } from '../../art/mix-color.ts'
import { slugOf, type Answers } from './answers.ts'

/** The answers and everything derived from them for a starting site. */
export type Facts = Answers & {
  slug: string
  campaignSlug: string
  keyName: string
  tokenSymbol: string
  year: number
  logoWidth: number
  repositoryOwner: string
  repositoryName: string
  palette: Palette
  mark: Mark
  gameWorlds: GameWorlds
  /** The collection's trait names, and each item's name followed by its trait values. */
  traitTypes: string[]
  pictures: string[][]
}

export function deriveFacts(answers: Answers, { year }: { year: number }): Facts {
  const [repositoryOwner = '', repositoryName = ''] = answers.repository.split('/')
  const palette = derivePalette(answers.accentColor, answers.backgroundColor)
  return {
    ...answers,
    slug: slugOf(answers.name),
    campaignSlug: slugOf(answers.campaignName),
    keyName: `${answers.nodeName.replace(/ node$/i, '')} Key`,
    tokenSymbol: `T${slugOf(answers.name).replaceAll('-', '').slice(0, 4).toUpperCase()}`,
    year,
    logoWidth: lockupShapes(answers.name, '').width,
    repositoryOwner,
    repositoryName,
    palette,
    mark: drawMonogram(answers.name),
    gameWorlds: inventGameWorlds(palette),
    traitTypes: ['Helm', 'Visor', 'Ground', 'Tint'],
    pictures: inventPictures(),
  }
}

/** Derives the palette of the artwork from the two chosen colors. */
function derivePalette(accent: string, background: string): Palette {
  const bone = mixColor('#f4f1ea', accent, 0.06)
  const steel = mixColor(background, '#d5dde6', 0.5)
  const brass = mixColor('#cbb591', accent, 0.12)
  return {
    ink: background,
    inkRaised: mixColor(background, '#ffffff', 0.035),
    graphite: mixColor(background, '#ffffff', 0.1),
    steel,
    bone,
    brass,
    brassDeep: mixColor(brass, background, 0.55),
    accent,
    accentDeep: mixColor(accent, '#000000', 0.42),
    accentHot: mixColor(accent, '#ffffff', 0.42),
    oxblood: mixColor(accent, '#000000', 0.7),
    verdigris: mixColor(turnHue(accent, 60), steel, 0.4),
    ice: mixColor(steel, '#ffffff', 0.55),
  }
}

/** Draws a starting logo mark: the first letter in a frame with a cut corner. */
function drawMonogram(name: string): Mark {
  const letter = [...name].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? 'N'
  return {
    large: [frame(3), letterIn(letter, { middle: 32, size: 40 }), corner],
    small: [frame(4.4), letterIn(letter, { middle: 32, size: 42 }), corner],
    tiny: [letterIn(letter, { middle: 7.4, size: 15 }), '<path d="M11 1h4v4Z" fill="{accent}"/>'],
  }
}

const corner = '<path d="M47 3h14v14Z" fill="{accent}"/>'

function frame(weight: number): string {
  return `<path d="M41 5H5V59H59V23" fill="none" stroke="{ink}" stroke-width="${weight}"/>`
}

function letterIn(letter: string, { middle, size }: { middle: number; size: number }): string {
  const { width, capHeight } = outlineText(letter, { face: 'archivoBlack', size })
  const { path } = outlineText(letter, {
    face: 'archivoBlack',
    size,
    x: middle - width / 2,
    baseline: middle + capHeight / 2,
  })
  return `<path d="${path}" fill="{ink}"/>`
}

/** The games of the starting site, spread around the color wheel. */
const worlds = [
  { slug: 'project-anchor', lettering: ['PROJECT', 'ANCHOR'], turn: 0 },
  { slug: 'project-beacon', lettering: ['PROJECT', 'BEACON'], turn: 150 },
  { slug: 'project-cinder', lettering: ['PROJECT', 'CINDER'], turn: -45 },
  { slug: 'project-delta', lettering: ['PROJECT', 'DELTA'], turn: 195 },
  { slug: 'project-echo', lettering: ['PROJECT', 'ECHO'], turn: 40 },
]

function inventGameWorlds({ accent, ink, bone }: Palette): GameWorlds {
  return Object.fromEntries(
    worlds.map(({ slug, lettering, turn }) => {
      const spark = turnHue(accent, turn)
      const pale = mixColor(bone, spark, 0.08)
      const shade = mixColor(ink, spark, 0.07)
      const world = {
        lettering,
        ink: [pale, mixColor(spark, bone, 0.25)] as [string, string],
        shade,
        spark,
        icon: { ground: [shade, mixColor(spark, ink, 0.45)] as [string, string], ink: pale, spark },
        colors: {},
      }
      return [slug, world]
    }),
  )
}

const firstWords = ['Early', 'Quiet', 'Northern', 'Salt', 'Glass', 'Iron']
const secondWords = ['Runner', 'Keeper', 'Maker', 'Pilot', 'Scout', 'Warden', 'Caller']
const helms = ['Dome', 'Anvil', 'Bell', 'Wedge', 'Crown', 'Cask', 'Keel']
const visors = ['Slit', 'Band', 'Mask', 'Brow', 'Lantern', 'Ring']
const grounds = ['Halo', 'Scale', 'Beam', 'Slats', 'Field', 'Peak']
const tints = ['Steel', 'Night', 'Metal', 'Deep', 'Bone', 'Signal']

/** Returns 42 distinct items: a name and the traits that art/placeholders draws. */
function inventPictures(): string[][] {
  return Array.from({ length: firstWords.length * secondWords.length }, (_, index) => {
    const [row, column] = [Math.floor(index / 7), index % 7]
    return [
      `${pick(firstWords, index)} ${pick(secondWords, column)}`,
      pick(helms, column),
      pick(visors, row + column * 5),
      pick(grounds, row * 5 + column * 2),
      pick(tints, index + row),
    ]
  })
}

function pick(choices: readonly string[], index: number): string {
  return choices[index % choices.length] ?? ''
}
