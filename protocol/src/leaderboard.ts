import * as z from 'zod/mini'
import { addressSchema, signatureSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const count = z.int().check(z.minimum(0))
const place = z
  .int()
  .check(z.minimum(1), z.describe('Wallets with the same result share a place; the next result has the next one.'))

export const seasonSchema = z.object({
  id: z.string(),
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(['ahead', 'running', 'over']),
})

export const rankSchema = z.object({ id: z.string(), name: z.string() })

/** What a wallet did in a season. */
export const seasonResultSchema = z.object({
  streak: count.check(z.describe('The longest run of days with every item.')),
  completeDays: count.check(z.describe('Days with every item.')),
  items: count.check(z.maximum(itemCount), z.describe('Different items.')),
  mints: count.check(z.describe('Items on all days together.')),
})

const sharedBy = count.check(z.describe('How many wallets have that place, this one included.'))

const asOfSchema = z.object({
  block: count.check(z.describe('The last block that was read.')),
  blockAt: z.iso.datetime(),
  behindBlocks: count.check(z.describe('How many blocks the chain is ahead of it.')),
})

export const leaderboardEntrySchema = z.object({
  place,
  sharedBy,
  address: addressSchema,
  name: z.nullable(z.string()).check(z.describe('Null where the player has not signed that one is shown.')),
  rank: z.nullable(rankSchema),
  ...seasonResultSchema.shape,
})

/** What `GET /leaderboard` answers. */
export const leaderboardSchema = z.object({
  season: seasonSchema,
  page: z.int().check(z.minimum(1)),
  pages: count.check(z.describe('0 where nobody has a result yet. A search has one at most.')),
  wallets: count.check(z.describe('How many have a result in the season.')),
  places: count.check(z.describe('How many different results there are.')),
  entries: z.array(leaderboardEntrySchema).check(z.describe('In the order of their places, equal ones by address.')),
  asOf: asOfSchema,
})

/** What stands between a wallet and the next rank. */
export const nextRankSchema = z.object({
  rank: rankSchema,
  missing: seasonResultSchema.check(z.describe('How much more of each; 0 where there is enough.')),
  isFull: z.boolean().check(z.describe('Nothing is missing, but better results hold all of its places.')),
  words: z.array(z.string()).check(z.describe('The same for a person.')),
})

export const badgeSchema = z.object({
  season: seasonSchema,
  place,
  rank: rankSchema,
  words: z.string(),
})

/** What `GET /leaderboard/rank/{address}` answers. */
export const leaderboardRankSchema = z.object({
  address: addressSchema,
  name: z.nullable(z.string()),
  season: seasonSchema,
  place: z.nullable(place).check(z.describe('Null where the wallet has no result in this season.')),
  sharedBy: sharedBy.check(z.describe('How many wallets have that place; 0 where it has none.')),
  places: count,
  wallets: count,
  rank: z.nullable(rankSchema),
  result: seasonResultSchema,
  next: z.nullable(nextRankSchema).check(z.describe('Null for the highest rank.')),
  badges: z.array(badgeSchema).check(z.describe('Of each season in which it has a rank, the newest first.')),
  asOf: asOfSchema,
})

/** The body of `POST /leaderboard/name`. */
export const showNameSchema = z.object({
  address: addressSchema,
  name: z.string().check(z.maxLength(200), z.describe('Empty to show none any more.')),
  signedAt: z.iso.datetime().check(z.maxLength(30), z.describe('When it was signed, as it stands in the message.')),
  signature: signatureSchema.check(
    z.describe('Over the message that names the name, the address and the time. Contract wallets sign as well.'),
  ),
})

/** What it answers. */
export const shownNameSchema = z.object({ address: addressSchema, name: z.nullable(z.string()) })

export type LeaderboardSeason = z.infer<typeof seasonSchema>
export type Leaderboard = z.infer<typeof leaderboardSchema>
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
export type NextRank = z.infer<typeof nextRankSchema>
export type LeaderboardRank = z.infer<typeof leaderboardRankSchema>
export type ShowName = z.infer<typeof showNameSchema>
