import { bigint, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the faucet gave to whom; each transfer's transaction is in `chain_transaction`. Both rows are written before
 * anybody is told of them. Limits are counted from these rows, so they hold over restarts and on any number of servers.
 */
export const faucetTransfers = pgTable(
  'faucet_transfer',
  {
    /** As `registerChain` numbers it. */
    chain: integer('chain').notNull(),
    address: text('address').notNull(),
    /** Days since 1970, UTC. */
    day: integer('day').notNull(),
    /** Whose share it counts against: an IPv4 address or an IPv6 network of 64 bits. */
    source: text('source').notNull(),
    amountWei: numeric('amount_wei', { precision: 78 }).notNull(),
    sender: text('sender').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
  },
  (table) => [
    // One transfer for an address and day, whichever servers it asks at the same moment.
    primaryKey({ columns: [table.chain, table.address, table.day] }),
    index('faucet_transfer_source').on(table.chain, table.day, table.source),
    index('faucet_transfer_transaction').on(table.chain, table.sender, table.nonce),
  ],
)

export type Transfer = typeof faucetTransfers.$inferSelect
