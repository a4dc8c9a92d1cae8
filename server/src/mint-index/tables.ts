import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const count = (name: string) => bigint(name, { mode: 'number' })
/** A bit for each item, bit 0 for item 1. */
const itemSet = (name: string) => bigint(name, { mode: 'bigint' })

/** The items that a wallet received by minting on a day. Everything else is computed from these rows. */
export const mintedDays = pgTable(
  'minted_day',
  {
    /** As `registerChain` numbers it. */
    chain: integer('chain').notNull(),
    /** In lower case. */
    minter: text('minter').notNull(),
    day: integer('day').notNull(),
    items: itemSet('items').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.minter, table.day] })],
)

/** A wallet's totals, recomputed whenever its days change, so that a leaderboard can sort by them. */
export const minterSummaries = pgTable(
  'minter_summary',
  {
    chain: integer('chain').notNull(),
    minter: text('minter').notNull(),
    /** Items received by minting, on all days together. */
    mints: integer('mints').notNull(),
    /** Days with a mint, and those with every item. */
    days: integer('days').notNull(),
    completeDays: integer('complete_days').notNull(),
    /** The different items of all days. */
    items: itemSet('items').notNull(),
    /** The newest run of complete days and its last day; both 0 without one. Whether it is unbroken depends on today. */
    streak: integer('streak').notNull(),
    streakLastDay: integer('streak_last_day').notNull(),
    longestStreak: integer('longest_streak').notNull(),
    /** How often it bought or sold the test token. */
    swaps: integer('swaps').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.minter] }),
    // Nulls first, as in a plain "order by … desc", or the index would not be used.
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
  /** Every owner the collection ever had, in lower case: only their transfers may not be mints. */
  owners: text('owners').array().notNull(),
})

/** Indexed blocks that may still be replaced: those with events, and the last one of each read. */
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

/** Mints in blocks that may still be replaced, kept to undo them. Older ones are only in `minted_day`. */
export const recentMints = pgTable(
  'recent_mint',
  {
    chain: integer('chain').notNull(),
    block: count('block').notNull(),
    logIndex: integer('log_index').notNull(),
    minter: text('minter').notNull(),
    day: integer('day').notNull(),
    items: itemSet('items').notNull(),
    /** False for an owner's transfer that may not be a mint: the contract decides, and again when it is undone. */
    isCertain: boolean('is_certain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.logIndex] })],
)

/** Swaps in blocks that may still be replaced. */
export const recentSwaps = pgTable(
  'recent_swap',
  {
    chain: integer('chain').notNull(),
    block: count('block').notNull(),
    logIndex: integer('log_index').notNull(),
    minter: text('minter').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.logIndex] })],
)

/** The contract's days of a season. Servers write them when they start, from the site's seasons. */
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

/** A wallet's result in a season, recomputed whenever its days change, so that a leaderboard can sort by it. */
export const seasonScores = pgTable(
  'season_score',
  {
    chain: integer('chain').notNull(),
    season: text('season').notNull(),
    minter: text('minter').notNull(),
    /** As `packResult` encodes it: the bigger number is the better result. */
    result: count('result').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.season, table.minter] }),
    index('season_score_result').on(table.chain, table.season, table.result.desc().nullsFirst(), table.minter.asc()),
  ],
)
