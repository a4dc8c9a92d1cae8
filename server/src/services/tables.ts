import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Points spent, shared by every server on the database. The column names are the limiter library's. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})

/** The wallet that a social account mints for on a day: one account cannot serve many wallets. Kept for its day. */
export const socialClaimsTable = pgTable(
  'social_claim',
  {
    /** As `registerChain` numbers it. */
    chain: integer('chain').notNull(),
    day: integer('day').notNull(),
    /** Hashed: it says that two are the same, not who it is. */
    account: text('account').notNull(),
    wallet: text('wallet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.day, table.account] })],
)
