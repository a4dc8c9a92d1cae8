import type { GameWorlds } from '@network-site/site/schema/game-worlds'
import type { Mark } from '@network-site/site/schema/mark'
import type { Palette } from '@network-site/site/schema/palette'
import type { CollectionItems } from '@network-site/site/schema/collection-items'
import { lockupShapes } from '../../art/brand/lockup.ts'
import type { Answers } from './answers.ts'
import { derivePalette } from './derive-palette.ts'
import { drawMonogram } from './draw-monogram.ts'
import { inventCollection } from './invent-collection.ts'
import { inventGameWorlds } from './invent-game-worlds.ts'
import { slugOf } from './questions.ts'

/** The answers, and what follows from them: all that the starting files ask for. */
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
  collectionItems: CollectionItems
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
    collectionItems: inventCollection(),
  }
}
