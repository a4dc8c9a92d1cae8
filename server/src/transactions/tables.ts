import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * - pending: signed and stored, not known to have reached a node
 * - sent: a node has accepted it
 * - mined: in a block, with too few confirmations
 * - confirmed: mined, with enough confirmations
 * - failed: mined and reverted, or its chain no longer exists
 * - replaced: another transaction has used its nonce
 */
export const transactionStatuses = ['pending', 'sent', 'mined', 'confirmed', 'failed', 'replaced'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]
export type FinalStatus = Extract<TransactionStatus, 'confirmed' | 'failed' | 'replaced'>

export function isFinal(status: TransactionStatus): status is FinalStatus {
  return status === 'confirmed' || status === 'failed' || status === 'replaced'
}

/**
 * - retry: raise the fees of a transaction and resend it, without waiting until it counts as stuck
 * - cancel: replace it with an empty transaction; the mints that it carries are queued again
 * - drain: send nothing new, let all transactions settle, then move the balance to another account
 * - recover: read from the chain what was sent with nonces below this one; workers request it themselves
 */
export const senderRequestKinds = ['retry', 'cancel', 'drain', 'recover'] as const
export type SenderRequestKind = (typeof senderRequestKinds)[number]

/** The largest integer that JavaScript represents exactly. */
const maxCount = Number.MAX_SAFE_INTEGER
const isOneOf = (column: string, values: readonly string[]) => `${column} in ('${values.join("', '")}')`

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/** The chains this database has served. A chain that was reset counts as a new one. */
export const knownChains = pgTable('known_chain', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** See `chainIdentity`. */
  identity: text('identity').notNull().unique(),
})

/**
 * Every transaction the server signed, stored before it is broadcast. The next nonce is derived from these rows; a
 * separate counter would drift.
 */
export const chainTransactions = pgTable(
  'chain_transaction',
  {
    chain: integer('chain').notNull(),
    sender: text('sender').notNull(),
    nonce: count('nonce').notNull(),
    /** Every hash it was broadcast under, oldest first; any of them may be mined. */
    hashes: text('hashes').array().notNull(),
    /** The signed bytes of the newest hash. */
    signed: text('signed').notNull(),
    gasLimit: count('gas_limit').notNull(),
    maxFeeWei: numeric('max_fee_wei', { precision: 78 }).notNull(),
    tipWei: numeric('tip_wei', { precision: 78 }).notNull(),
    storedAt: moment('stored_at').notNull(),
    /** When the newest version was signed. */
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
    // A row that cannot be read would stop its key.
    check(
      'chain_transaction_readable',
      sql.raw(`nonce between 0 and ${maxCount} and gas_limit between 0 and ${maxCount}
        and max_fee_wei between 0 and 2::numeric ^ 256 and tip_wei between 0 and 2::numeric ^ 256
        and ${isOneOf('status', transactionStatuses)} and signed like '0x%' and coalesce(array_ndims(hashes), 1) = 1
        and array_to_string(hashes, ',', 'null') ~ '^(0x[0-9a-f]{64}(,|$))*$'`),
    ),
  ],
)

/**
 * The operator's requests about a sender's transactions. Only the process that holds the sender's lock carries them out;
 * two processes with one key would allocate the same nonce.
 */
export const senderRequests = pgTable(
  'sender_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chain: integer('chain').notNull(),
    sender: text('sender').notNull(),
    kind: text('kind', { enum: senderRequestKinds }).notNull(),
    /** The transaction in question. For a drain, the one that moved the balance; for a recovery, the one to stop before. */
    nonce: count('nonce'),
    /** For a drain: the account that gets the balance. */
    receiver: text('receiver'),
    /** For a recovery: the block to start at. */
    block: count('block'),
    askedAt: moment('asked_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    /** The outcome, shown to the operator. */
    outcome: text('outcome'),
  },
  (table) => [
    index('sender_request_sender').on(table.chain, table.sender),
    check(
      'sender_request_readable',
      sql.raw(`${isOneOf('kind', senderRequestKinds)} and isfinite(asked_at)
        and nonce between 0 and ${maxCount} and block between 0 and ${maxCount}`),
    ),
  ],
)
