import { bigint, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Transfers of the faucet; their transactions are in `chain_transaction`. Limits are counted from these rows, so they hold
 * across restarts and servers.
 */
export const faucetTransfers = pgTable(
  'faucet_transfer',
  {
    /** The ID from `registerChain`. */
    chain: integer('chain').notNull(),
    address: text('address').notNull(),
    /** Days since 1970, UTC. */
    day: integer('day').notNull(),
    /** The client network that the transfer counts toward: an IPv4 address or an IPv6 /64. */
    source: text('source').notNull(),
    amountWei: numeric('amount_wei', { precision: 78 }).notNull(),
    sender: text('sender').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
  },
  (table) => [
    // One transfer per address and day, across all servers.
    primaryKey({ columns: [table.chain, table.address, table.day] }),
    index('faucet_transfer_source').on(table.chain, table.day, table.source),
    index('faucet_transfer_transaction').on(table.chain, table.sender, table.nonce),
  ],
)

export type Transfer = typeof faucetTransfers.$inferSelect
