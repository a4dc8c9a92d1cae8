import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Points spent, shared by every server on the database. The column names are the limiter library's. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
})
