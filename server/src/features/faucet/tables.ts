import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What the faucet gave to whom. A row is written with its signed transaction before anybody is told of it, and is the
 * only record of a gift: limits are counted from these rows, so they hold over restarts and on any number of servers.
 */
export const faucetGifts = pgTable(
  'faucet_gift',
  {
    /** The chain id and the hash of block 1: a test chain that was begun anew is another one. */
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    /** Days since 1970, UTC. */
    day: integer('day').notNull(),
    /** Whose share it counts against: an IPv4 address or an IPv6 network of 64 bits. */
    source: text('source').notNull(),
    amountWei: numeric('amount_wei', { precision: 78 }).notNull(),
    giver: text('giver').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** Every hash it was ever sent under, oldest first: any of them may be the one that is mined. */
    hashes: text('hashes').array().notNull(),
    /** The signed bytes of the newest hash. */
    signed: text('signed').notNull(),
    maxFeeWei: numeric('max_fee_wei', { precision: 78 }).notNull(),
    tipWei: numeric('tip_wei', { precision: 78 }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** open, given or refused. */
    status: text('status', { enum: ['open', 'given', 'refused'] }).notNull(),
  },
  (table) => [
    // One gift for an address and day, whichever servers it asks at the same moment.
    primaryKey({ columns: [table.chain, table.address, table.day] }),
    index('faucet_gift_source').on(table.chain, table.day, table.source),
    index('faucet_gift_open')
      .on(table.chain, table.nonce)
      .where(sql`status = 'open'`),
  ],
)

export type Gift = typeof faucetGifts.$inferSelect
