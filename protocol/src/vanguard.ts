import { z } from 'zod'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const count = z.int().min(0)
const place = z.int().min(1).describe('Wallets with the same result share a place; the next result has the next one.')

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
  streak: count.describe('The longest run of days with every item.'),
  completeDays: count.describe('Days with every item.'),
  items: count.max(itemCount).describe('Different items.'),
  mints: count.describe('Items on all days together.'),
})

const sharedBy = count.describe('How many wallets have that place, this one included.')

const asOfSchema = z.object({
  block: count.describe('The last block that was read.'),
  blockAt: z.iso.datetime(),
  behindBlocks: count.describe('How many blocks the chain is ahead of it.'),
})

export const leaderboardEntrySchema = z.object({
  place,
  sharedBy,
  address: addressSchema,
  name: z.string().nullable().describe('Null where the player has not signed that one is shown.'),
  rank: rankSchema.nullable(),
  ...seasonResultSchema.shape,
})

/** What `GET /vanguard/leaderboard` answers. */
export const leaderboardSchema = z.object({
  season: seasonSchema,
  page: z.int().min(1),
  pages: count.describe('0 where nobody has a result yet. A search has one at most.'),
  wallets: count.describe('How many have a result in the season.'),
  places: count.describe('How many different results there are.'),
  entries: z.array(leaderboardEntrySchema).describe('In the order of their places, equal ones by address.'),
  asOf: asOfSchema,
})

/** What stands between a wallet and the next rank. */
export const nextRankSchema = z.object({
  rank: rankSchema,
  missing: seasonResultSchema.describe('How much more of each; 0 where there is enough.'),
  isFull: z.boolean().describe('Nothing is missing, but better results hold all of its places.'),
  words: z.array(z.string()).describe('The same for a person.'),
})

export const badgeSchema = z.object({
  season: seasonSchema,
  place,
  rank: rankSchema,
  words: z.string(),
})

/** What `GET /vanguard/rank/{address}` answers. */
export const vanguardRankSchema = z.object({
  address: addressSchema,
  name: z.string().nullable(),
  season: seasonSchema,
  place: place.nullable().describe('Null where the wallet has no result in this season.'),
  sharedBy: sharedBy.describe('How many wallets have that place; 0 where it has none.'),
  places: count,
  wallets: count,
  rank: rankSchema.nullable(),
  result: seasonResultSchema,
  next: nextRankSchema.nullable().describe('Null for the highest rank.'),
  badges: z.array(badgeSchema).describe('Of each season in which it has a rank, the newest first.'),
  asOf: asOfSchema,
})

/** The body of `POST /vanguard/name`. */
export const showNameSchema = z.object({
  address: addressSchema,
  name: z.string().max(200).describe('Empty to show none any more.'),
  signedAt: z.iso.datetime().max(30).describe('When it was signed, as it stands in the message.'),
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'must be a signature as 0x-prefixed hex')
    .max(16_384, 'is longer than any signature we know')
    .transform((hex) => hex as `0x${string}`)
    .describe('Over the message that names the name, the address and the time. Contract wallets sign as well.'),
})

/** What it answers. */
export const shownNameSchema = z.object({ address: addressSchema, name: z.string().nullable() })

export type VanguardSeason = z.infer<typeof seasonSchema>
export type Leaderboard = z.infer<typeof leaderboardSchema>
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
export type NextRank = z.infer<typeof nextRankSchema>
export type VanguardRank = z.infer<typeof vanguardRankSchema>
export type ShowName = z.infer<typeof showNameSchema>
