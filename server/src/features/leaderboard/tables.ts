import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** The names that wallets have signed to be shown. A removed one leaves its row: what was signed before it stays void. */
export const shownNames = pgTable(
  'shown_name',
  {
    /** In lower case. */
    wallet: text('wallet').primaryKey(),
    /** Null where it was removed. */
    name: text('name'),
    /** As `skeletonOf` writes it: names that look alike have the same. */
    skeleton: text('skeleton'),
    /** In lower case, to search by. */
    searched: text('searched'),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** When the operator hid it; null where it is shown. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    unique('shown_name_once').on(table.skeleton),
    index('shown_name_searched').on(table.searched.op('text_pattern_ops')),
  ],
)
