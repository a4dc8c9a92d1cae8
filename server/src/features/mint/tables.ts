import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
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
 * The chains this database has served. A chain that was thrown away and begun anew is another one: all below belongs
 * to one of these, so nothing that happened on the old chain is taken for a fact about the new one.
 */
export const mintChains = pgTable('mint_chain', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The contract and the hash of block 1: the genesis block is not the same after every restart of a local chain. */
  identity: text('identity').notNull().unique(),
})

/**
 * An item that a wallet asked for on a day. What became of it is not written here twice: without a relayer it waits,
 * with one it shares the fate of that transaction, and a failure is final for this asking.
 */
export const mints = pgTable(
  'mint',
  {
    chain: integer('chain').notNull(),
    minter: text('minter').notNull(),
    day: integer('day').notNull(),
    token: smallint('token').notNull(),
    /** The order of the queue. */
    place: count('place').notNull().generatedAlwaysAsIdentity(),
    /** Whose gas budget it counts against: an IPv4 address or an IPv6 network of 64 bits. */
    source: text('source').notNull(),
    /** No earlier day knows this wallet. */
    isFirstSeen: boolean('is_first_seen').notNull(),
    /** The receiver is called back, which takes far more gas. */
    hasCode: boolean('has_code').notNull(),
    askedAt: moment('asked_at').notNull(),
    relayer: text('relayer'),
    nonce: count('nonce'),
    /** How many transactions it was in that reverted. */
    attempts: smallint('attempts').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.minter, table.day, table.token] }),
    index('mint_waiting')
      .on(table.chain, table.place)
      .where(sql`relayer is null and failure is null`),
  ],
)

/** A relayer's transaction. The next nonce is read from here and nowhere else: a counter beside it would drift. */
export const mintTransactions = pgTable(
  'mint_transaction',
  {
    chain: integer('chain').notNull(),
    relayer: text('relayer').notNull(),
    nonce: count('nonce').notNull(),
    day: integer('day').notNull(),
    /** Its mints, as the contract reads them; nothing where it only fills a gap between nonces. */
    entries: text('entries').notNull(),
    /** Every hash it was ever sent under, oldest first: any of them may be the one that is mined. */
    hashes: text('hashes').array().notNull(),
    /** The signed bytes of the newest hash. */
    signed: text('signed').notNull(),
    gasLimit: count('gas_limit').notNull(),
    maxFeeWei: numeric('max_fee_wei', { precision: 78 }).notNull(),
    tipWei: numeric('tip_wei', { precision: 78 }).notNull(),
    storedAt: moment('stored_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** open, minted, reverted or lost. */
    status: text('status').notNull().default('open'),
    blockNumber: count('block_number'),
    gasUsed: count('gas_used'),
    /** Entries whose receiver refused, and entries somebody else had minted before. */
    refused: text('refused').notNull().default('0x'),
    already: text('already').notNull().default('0x'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.relayer, table.nonce] }),
    index('mint_transaction_open')
      .on(table.chain, table.relayer, table.nonce)
      .where(sql`status = 'open'`),
  ],
)

/** Gas promised or spent per day: in all, for wallets never seen, and per source. */
export const mintGas = pgTable(
  'mint_gas',
  {
    chain: integer('chain').notNull(),
    day: integer('day').notNull(),
    /** `all`, `first-seen`, or `from` and a source. */
    scope: text('scope').notNull(),
    gas: count('gas').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.day, table.scope] })],
)

/** What each relayer last said of itself, so that every server knows whether minting works. */
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
