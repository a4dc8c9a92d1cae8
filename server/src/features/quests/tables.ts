import { pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

/**
 * The account connected to a wallet: one account per wallet, and one wallet per account. Disconnecting keeps the row;
 * otherwise one account could serve many wallets in turn.
 */
export const connectedAccounts = pgTable(
  'connected_account',
  {
    provider: text('provider').notNull(),
    /** In lower case. */
    wallet: text('wallet').notNull(),
    /** Hashed, so that equal accounts match without being identifiable. */
    account: text('account').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
    /** Messages signed before this are void. */
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then, the two can only be connected to each other; null while they are connected. */
    reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.wallet] }),
    unique('connected_account_once').on(table.provider, table.account),
  ],
)
