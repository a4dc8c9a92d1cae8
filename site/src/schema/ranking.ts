import { z } from 'zod'
import { sentence, sentenceWith, slug } from './text.ts'

const count = z.int().min(0)

const rankSchema = z.strictObject({
  /** Stands in answers and exports: never change it once a season has begun. */
  id: slug,
  name: sentence,
  /** What it says of those who hold it. */
  words: sentence,
  /** What a season must have at least; what is left out is not asked for. */
  rule: z.strictObject({
    /** The longest run of days with every item. */
    streak: count.default(0),
    /** Days with every item. */
    completeDays: count.default(0),
    /** Different items. */
    items: count.max(42).default(0),
    /** Items in total, on all days. */
    mints: count.default(0),
  }),
  /** How many places may hold it in a season. Wallets with the same result share a place. Null where all may. */
  cap: z.int().min(1).nullable(),
})

/** As long as a place can be counted for. */
const mostDays = 500
const millisecondsPerDay = 86_400_000

export const seasonSchema = z
  .strictObject({ id: slug, name: sentence, from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'must not end before it begins')
  .refine(
    ({ from, to }) => (Date.parse(to) - Date.parse(from)) / millisecondsPerDay < mostDays,
    `must not be longer than ${mostDays} days`,
  )

export const rankingSchema = z.strictObject({
  /** From the highest to the lowest. */
  ranks: z
    .array(rankSchema)
    .min(1)
    .refine((ranks) => new Set(ranks.map(({ id }) => id)).size === ranks.length, 'must not have two ranks with one id'),
  /** Seasons before the one in quests.ts: move it here when the next one begins. */
  pastSeasons: z.array(seasonSchema),
  badge: z.strictObject({
    /** Of a season that is over. */
    earned: sentenceWith('rank', 'season', 'place'),
    /** Of the one that still runs. */
    running: sentenceWith('rank', 'season', 'place'),
  }),
  /** What a player reads of the next rank. */
  next: z.strictObject({
    streak: sentenceWith('count', 'rank'),
    completeDays: sentenceWith('count', 'rank'),
    items: sentenceWith('count', 'rank'),
    mints: sentenceWith('count', 'rank'),
    /** All that it asks for is there, but so are too many better results. */
    full: sentenceWith('cap', 'rank'),
  }),
})

/** As it is written: what has a default may be left out. */
export type Ranking = z.input<typeof rankingSchema>
