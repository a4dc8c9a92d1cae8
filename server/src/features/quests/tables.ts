import { pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** The account that a wallet's owner has connected to it: one account for a wallet, and one wallet for an account. */
export const connectedAccounts = pgTable(
  'connected_account',
  {
    provider: text('provider').notNull(),
    /** In lower case. */
    wallet: text('wallet').notNull(),
    /** Hashed: it says that two are the same, not who it is. */
    account: text('account').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.wallet] }),
    unique('connected_account_once').on(table.provider, table.account),
  ],
)
