import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const count = (name: string) => bigint(name, { mode: 'number' })
/** One bit per item, bit 0 for item 1. */
const itemSet = (name: string) => bigint(name, { mode: 'bigint' })

/** The items minted to a wallet on a day. Everything else is computed from these rows. */
export const mintedDays = pgTable(
  'minted_day',
  {
    /** The chain's number from `registerChain`. */
    chain: integer('chain').notNull(),
    /** In lower case. */
    minter: text('minter').notNull(),
    day: integer('day').notNull(),
    items: itemSet('items').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.minter, table.day] })],
)

/** A wallet's totals, recomputed when its days change, so that a leaderboard can sort by them. */
export const minterSummaries = pgTable(
  'minter_summary',
  {
    chain: integer('chain').notNull(),
    minter: text('minter').notNull(),
    /** Items minted over all days. */
    mints: integer('mints').notNull(),
    /** Days with a mint, and those with every item. */
    days: integer('days').notNull(),
    completeDays: integer('complete_days').notNull(),
    /** The different items over all days. */
    items: itemSet('items').notNull(),
    /** The newest run of complete days and its last day; both 0 without one. Today decides whether it is unbroken. */
    streak: integer('streak').notNull(),
    streakLastDay: integer('streak_last_day').notNull(),
    longestStreak: integer('longest_streak').notNull(),
    /** The number of purchases and sales of the test token. */
    swaps: integer('swaps').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.minter] }),
    // Nulls first, as in a plain "order by … desc"; otherwise the index is not used.
    index('minter_summary_complete_days').on(
      table.chain,
      table.completeDays.desc().nullsFirst(),
      table.mints.desc().nullsFirst(),
      table.minter.asc(),
    ),
    index('minter_summary_longest_streak').on(
      table.chain,
      table.longestStreak.desc().nullsFirst(),
      table.completeDays.desc().nullsFirst(),
      table.minter.asc(),
    ),
    // An unbroken streak ended yesterday or today.
    index('minter_summary_streak').on(
      table.chain,
      table.streakLastDay,
      table.streak.desc().nullsFirst(),
      table.minter.asc(),
    ),
  ],
)

/** The last indexed block of a chain. Without a row, the index is deleted and rebuilt. */
export const mintIndexCursors = pgTable('mint_index_cursor', {
  chain: integer('chain').primaryKey(),
  /** -1 before block 0. */
  block: count('block').notNull(),
  hash: text('hash').notNull(),
  blockAtSeconds: count('block_at_seconds').notNull(),
  /** Every past and present owner, in lower case: only their transfers may not be mints. */
  owners: text('owners').array().notNull(),
})

/** Indexed blocks that can still be replaced: those with events, and the last one of each read. */
export const recentBlocks = pgTable(
  'recent_block',
  {
    chain: integer('chain').notNull(),
    block: count('block').notNull(),
    hash: text('hash').notNull(),
    atSeconds: count('at_seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block] })],
)

const event = {
  chain: integer('chain').notNull(),
  block: count('block').notNull(),
  logIndex: integer('log_index').notNull(),
  minter: text('minter').notNull(),
}

/** Mints in blocks that can still be replaced, kept to undo them. Older ones are only in `minted_day`. */
export const recentMints = pgTable(
  'recent_mint',
  {
    ...event,
    day: integer('day').notNull(),
    items: itemSet('items').notNull(),
    /** False for an owner's transfer, which may not be a mint. The contract decides, also when it is undone. */
    isCertain: boolean('is_certain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.logIndex] })],
)

/** Swaps in blocks that can still be replaced. */
export const recentSwaps = pgTable('recent_swap', event, (table) => [
  primaryKey({ columns: [table.chain, table.block, table.logIndex] }),
])

/** The contract's days of a season. Servers write them on startup from the site's seasons. */
export const seasons = pgTable(
  'season',
  {
    chain: integer('chain').notNull(),
    id: text('id').notNull(),
    firstDay: integer('first_day').notNull(),
    lastDay: integer('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.id] })],
)

/** A wallet's result in a season, recomputed when its days change, so that a leaderboard can sort by it. */
export const seasonScores = pgTable(
  'season_score',
  {
    chain: integer('chain').notNull(),
    season: text('season').notNull(),
    minter: text('minter').notNull(),
    /** The number from `packResult`: a better result is a larger number. */
    result: count('result').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.season, table.minter] }),
    index('season_score_result').on(table.chain, table.season, table.result.desc().nullsFirst(), table.minter.asc()),
  ],
)
