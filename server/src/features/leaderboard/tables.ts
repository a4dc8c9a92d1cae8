import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Wallets' display names. A removed name keeps its row, so that older signed messages stay void. */
export const shownNames = pgTable(
  'shown_name',
  {
    /** In lower case. */
    wallet: text('wallet').primaryKey(),
    /** Null if removed. */
    name: text('name'),
    /** The result of `skeletonOf`, which is equal for names that look alike. */
    skeleton: text('skeleton'),
    /** In lower case, for searching. */
    searched: text('searched'),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** When the operator hid the name; null if visible. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    unique('shown_name_once').on(table.skeleton),
    index('shown_name_searched').on(table.searched.op('text_pattern_ops')),
  ],
)
