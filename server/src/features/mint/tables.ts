import { itemCount } from '@network-site/protocol/item-count'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/**
 * An item that a wallet requested on a day. Without a relayer it is queued; with one, the status of that transaction
 * applies to it; a failure is final for this request.
 */
export const mints = pgTable(
  'mint',
  {
    /** The number from `registerChain`. */
    chain: integer('chain').notNull(),
    minter: text('minter').notNull(),
    day: integer('day').notNull(),
    token: smallint('token').notNull(),
    /** The order of the queue. */
    place: count('place').notNull().generatedAlwaysAsIdentity(),
    /** The client network that it is charged to: an IPv4 address or an IPv6 /64. */
    source: text('source').notNull(),
    /** The wallet had minted nothing on earlier days. */
    isFirstSeen: boolean('is_first_seen').notNull(),
    /** The receiver has code and is called back, which takes far more gas; null if the chain did not respond. */
    hasCode: boolean('has_code'),
    /** The receiver made a batch revert; such mints share batches only with each other. */
    isIsolated: boolean('is_isolated').notNull().default(false),
    askedAt: moment('asked_at').notNull(),
    relayer: text('relayer'),
    nonce: count('nonce'),
    /** The number of reverted transactions that carried it. */
    attempts: smallint('attempts').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.minter, table.day, table.token] }),
    index('mint_queued')
      .on(table.chain, table.place)
      .where(sql`relayer is null and failure is null`),
    index('mint_failed')
      .on(table.askedAt)
      .where(sql`failure is not null`),
    // A mint that cannot be encoded would stop every relayer.
    check(
      'mint_encodable',
      sql.raw(
        `octet_length(minter) = 42 and minter = '0x' || encode(decode(substr(minter, 3), 'hex'), 'hex') and token between 1 and ${itemCount} and attempts >= 0 and isfinite(asked_at)`,
      ),
    ),
  ],
)

/** The mints that a relayer's transaction carries; the transaction itself is in `chain_transaction`. */
export const mintBatches = pgTable(
  'mint_batch',
  {
    chain: integer('chain').notNull(),
    relayer: text('relayer').notNull(),
    nonce: count('nonce').notNull(),
    day: integer('day').notNull(),
    /** Encoded as the contract reads them. */
    entries: text('entries').notNull(),
    /** Entries that their receivers refused, and entries that were already minted. */
    refused: text('refused').notNull().default('0x'),
    already: text('already').notNull().default('0x'),
    /** The gas charged to each scope of `mint_gas`; refunded if the transaction reverts. */
    charges: jsonb('charges').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.chain, table.relayer, table.nonce] })],
)

/** Gas reserved or used per day: in total, for new wallets, and per source. */
export const mintGas = pgTable(
  'mint_gas',
  {
    chain: integer('chain').notNull(),
    day: integer('day').notNull(),
    /** `all`, `first-seen`, or `from` followed by a source. */
    scope: text('scope').notNull(),
    gas: count('gas').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.day, table.scope] })],
)

/** Receivers with code that refused an item, or whose code appeared while a batch was pending and made it revert. */
export const mintReceivers = pgTable(
  'mint_receiver',
  {
    chain: integer('chain').notNull(),
    address: text('address').notNull(),
    /** The last day on which it refused. */
    refusedDay: integer('refused_day'),
    /** The last day on which it made a batch revert. */
    revertedDay: integer('reverted_day'),
    learntAt: moment('learnt_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

/** The last report of each relayer worker, so that every server knows whether minting works. */
export const mintRelayers = pgTable(
  'mint_relayer',
  {
    chain: integer('chain').notNull(),
    address: text('address').notNull(),
    balanceWei: numeric('balance_wei', { precision: 78 }).notNull(),
    nonceGap: integer('nonce_gap').notNull(),
    /** ready, low or empty. */
    state: text('state').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)
