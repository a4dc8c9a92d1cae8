import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Rate-limit counters, shared by every server on the database. The limiter library defines the column names. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})

/** The one wallet that a social account mints for on a day. Rows are deleted the next day. */
export const socialClaimsTable = pgTable(
  'social_claim',
  {
    /** The ID from `registerChain`. */
    chain: integer('chain').notNull(),
    day: integer('day').notNull(),
    /** A keyed hash. */
    account: text('account').notNull(),
    wallet: text('wallet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.day, table.account] })],
)
