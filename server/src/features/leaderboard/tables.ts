import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Wallets' display names. A removed name keeps its row, so that older signed messages stay void. */
export const shownNames = pgTable(
  'shown_name',
  {
    /** In lower case. */
    wallet: text('wallet').primaryKey(),
    /** Null if removed. */
    name: text('name'),
    /** The caseless result of `skeletonsOf`, which is equal for names that look alike. */
    skeleton: text('skeleton'),
    /** Its result as written. Null if an earlier version stored the name. */
    writtenSkeleton: text('written_skeleton'),
    /** In lower case, for searching. */
    searched: text('searched'),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** When the operator hid the name; null if visible. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    unique('shown_name_once').on(table.skeleton),
    unique('shown_name_written_once').on(table.writtenSkeleton),
    index('shown_name_searched').on(table.searched.op('text_pattern_ops')),
  ],
)
