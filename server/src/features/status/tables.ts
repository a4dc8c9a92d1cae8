import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'

/** A recorded minute, and the parts that any server saw fail in it. */
export const statusMinutes = pgTable('status_minute', {
  /** Minutes since 1970. */
  minute: integer('minute').primaryKey(),
  chain: boolean('chain').notNull(),
  minting: boolean('minting').notNull(),
  database: boolean('database').notNull(),
  mail: boolean('mail').notNull(),
})
