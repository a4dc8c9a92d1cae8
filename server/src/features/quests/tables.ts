import { pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

/**
 * The account that a wallet's owner has connected to it: one account for a wallet, and one wallet for an account. The row
 * stays when they are disconnected, or an account could serve one wallet after the other.
 */
export const connectedAccounts = pgTable(
  'connected_account',
  {
    provider: text('provider').notNull(),
    /** In lower case. */
    wallet: text('wallet').notNull(),
    /** Hashed: it says that two are the same, not who it is. */
    account: text('account').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
    /** What the wallet signed before this is void. */
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then the two can be connected with each other only; null as long as they are connected. */
    reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.wallet] }),
    unique('connected_account_once').on(table.provider, table.account),
  ],
)
