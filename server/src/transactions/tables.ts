import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { senderRequestKinds } from './sender-request-kinds.ts'
import { transactionStatuses } from './transaction.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/** The chains this database has served. A chain that was thrown away and begun anew is another one. */
export const knownChains = pgTable('known_chain', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** See `chainIdentity`. */
  identity: text('identity').notNull().unique(),
})

/**
 * Every transaction the server signed. The row is written before anybody is told of it. The next nonce is read from
 * here and nowhere else: a counter beside it would drift.
 */
export const chainTransactions = pgTable(
  'chain_transaction',
  {
    chain: integer('chain').notNull(),
    sender: text('sender').notNull(),
    nonce: count('nonce').notNull(),
    /** Every hash it was ever sent under, oldest first: any of them may be the one that is mined. */
    hashes: text('hashes').array().notNull(),
    /** The signed bytes of the newest hash. */
    signed: text('signed').notNull(),
    gasLimit: count('gas_limit').notNull(),
    maxFeeWei: numeric('max_fee_wei', { precision: 78 }).notNull(),
    tipWei: numeric('tip_wei', { precision: 78 }).notNull(),
    storedAt: moment('stored_at').notNull(),
    /** When the newest form was signed. */
    signedAt: moment('signed_at').notNull(),
    status: text('status', { enum: transactionStatuses }).notNull().default('pending'),
    blockNumber: count('block_number'),
    gasUsed: count('gas_used'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.sender, table.nonce] }),
    index('chain_transaction_unconfirmed')
      .on(table.chain, table.sender, table.nonce)
      .where(sql`status in ('pending', 'sent', 'mined')`),
  ],
)

/**
 * What the operator wants done with a sender's transactions. The process that holds the sender's lock carries it out, and
 * nobody else: two that send with one key would take the same nonce.
 */
export const senderRequests = pgTable(
  'sender_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chain: integer('chain').notNull(),
    sender: text('sender').notNull(),
    kind: text('kind', { enum: senderRequestKinds }).notNull(),
    /** The transaction that is meant; of a drain, the one that moved the balance; of a recovery, the one to end before. */
    nonce: count('nonce'),
    /** Of a drain: who gets the balance. */
    receiver: text('receiver'),
    /** Of a recovery: the block to begin at. */
    block: count('block'),
    askedAt: moment('asked_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    /** What came of it, in words. */
    outcome: text('outcome'),
  },
  (table) => [index('sender_request_sender').on(table.chain, table.sender)],
)
