import * as z from 'zod/mini'
import { addressSchema, signatureSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const count = z.int().check(z.minimum(0))
const place = z
  .int()
  .check(z.minimum(1), z.describe('Wallets with the same result share a place; the next result gets the next place.'))

export const seasonSchema = z.object({
  id: z.string(),
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(['ahead', 'running', 'over']),
})

export const rankSchema = z.object({ id: z.string(), name: z.string() })

/** The results of a wallet in a season. */
export const seasonResultSchema = z.object({
  streak: count.check(z.describe('The longest streak of days with every item.')),
  completeDays: count.check(z.describe('Days with every item.')),
  items: count.check(z.maximum(itemCount), z.describe('Distinct items.')),
  mints: count.check(z.describe('Items minted in total.')),
})

const sharedBy = count.check(z.describe('How many wallets share the place, including this one.'))

const asOfSchema = z.object({
  block: count.check(z.describe('The last indexed block.')),
  blockAt: z.iso.datetime(),
  behindBlocks: count.check(z.describe('How many blocks the index is behind the chain.')),
})

export const leaderboardEntrySchema = z.object({
  place,
  sharedBy,
  address: addressSchema,
  name: z.nullable(z.string()).check(z.describe('Null if the player has not chosen a name.')),
  rank: z.nullable(rankSchema),
  ...seasonResultSchema.shape,
})

/** The response of `GET /leaderboard`. */
export const leaderboardSchema = z.object({
  season: seasonSchema,
  page: z.int().check(z.minimum(1)),
  pages: count.check(z.describe('0 if there are no results yet. A search has at most one page.')),
  wallets: count.check(z.describe('How many wallets have a result in the season.')),
  places: count.check(z.describe('How many distinct results there are.')),
  entries: z.array(leaderboardEntrySchema).check(z.describe('Sorted by place, then by address.')),
  asOf: asOfSchema,
})

/** What a wallet needs for the next rank. */
export const nextRankSchema = z.object({
  rank: rankSchema,
  missing: seasonResultSchema.check(z.describe('How much more of each is needed.')),
  isFull: z.boolean().check(z.describe('Whether the wallet qualifies, but better results hold all places.')),
  words: z.array(z.string()).check(z.describe('The requirements as sentences.')),
})

export const badgeSchema = z.object({
  season: seasonSchema,
  place,
  rank: rankSchema,
  words: z.string(),
})

/** The response of `GET /leaderboard/rank/{address}`. */
export const leaderboardRankSchema = z.object({
  address: addressSchema,
  name: z.nullable(z.string()),
  season: seasonSchema,
  place: z.nullable(place).check(z.describe('Null if the wallet has no result in this season.')),
  sharedBy: sharedBy.check(z.describe('How many wallets share the place; 0 without a place.')),
  places: count,
  wallets: count,
  rank: z.nullable(rankSchema),
  result: seasonResultSchema,
  next: z.nullable(nextRankSchema).check(z.describe('Null for the highest rank.')),
  badges: z
    .array(badgeSchema)
    .check(z.describe('One for each season in which the wallet earned a rank, newest first.')),
  asOf: asOfSchema,
})

/** The body of `POST /leaderboard/name`. */
export const showNameSchema = z.object({
  address: addressSchema,
  name: z.string().check(z.maxLength(200), z.describe('Empty to remove the name.')),
  signedAt: z.iso.datetime().check(z.maxLength(30), z.describe('The time in the signed message.')),
  signature: signatureSchema.check(
    z.describe('Signs the message with the name, the address, and the time. Contract wallets are supported.'),
  ),
})

/** The response of `POST /leaderboard/name`. */
export const shownNameSchema = z.object({ address: addressSchema, name: z.nullable(z.string()) })

export type LeaderboardSeason = z.infer<typeof seasonSchema>
export type Leaderboard = z.infer<typeof leaderboardSchema>
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
export type NextRank = z.infer<typeof nextRankSchema>
export type LeaderboardRank = z.infer<typeof leaderboardRankSchema>
export type ShowName = z.infer<typeof showNameSchema>
