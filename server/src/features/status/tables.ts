import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'

/** A minute in which a server was there to look, and the parts that failed in it, for whichever server looked. */
export const statusMinutes = pgTable('status_minute', {
  /** Minutes since 1970. */
  minute: integer('minute').primaryKey(),
  chain: boolean('chain').notNull(),
  minting: boolean('minting').notNull(),
  database: boolean('database').notNull(),
  mail: boolean('mail').notNull(),
})
