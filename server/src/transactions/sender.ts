import type { Logger } from 'pino'
import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../services/chain.ts'
import type { Clock } from '../services/process.ts'
import type { Database } from '../services/database.ts'
import type { FeeLimits, Fees } from './fees.ts'
import type { FinalStatus, TransactionStatus } from './tables.ts'

/** Identifies whose transactions: an account, in lower case, on a chain as `registerChain` numbers it. */
export type SenderKey = { chain: number; sender: string }

/** A transaction as it is stored: the signed bytes, and every hash it was broadcast under. */
export type SignedTransaction = Fees & { nonce: number; hashes: Hex[]; signed: Hex; gasLimit: number }

/** A transaction that is not settled yet, with what this process knows about it. */
export type UnconfirmedTransaction = SignedTransaction & {
  status: Exclude<TransactionStatus, FinalStatus>
  /** Whether a node holds the newest form, as far as is known. */
  isAccepted: boolean
  /** Since when this process knows of the newest form. */
  waitingSinceMilliseconds: number
  resentAtMilliseconds?: number
  /** Since when its nonce is used and no receipt is found. */
  receiptMissingSinceMilliseconds?: number
  /** It was settled before a reorganization removed it from the chain. */
  isReopened: boolean
}

/** What the operator may choose for every transaction. */
export type SenderSettings = FeeLimits & {
  /** A transaction that is first in line for this long is replaced by one that pays more. */
  stuckMilliseconds: number
}

/**
 * One key that sends transactions. Only the process that holds the key's lock may use it; two processes would allocate
 * the same nonce.
 */
export type Sender = {
  account: PrivateKeyAccount
  chain: Chain
  clock: Clock
  database: Database
  log: Logger
  key: SenderKey
  settings: SenderSettings
  /** In nonce order. */
  unconfirmed: UnconfirmedTransaction[]
  /** The chain has used every nonce below. */
  nonceFloor: number
  /** The nonce after the last settled one. A lower count on the chain means a reorganization. */
  settledNonce: number
  /** Unknown after a node rejected a transaction for lack of funds. */
  balanceWei: bigint | undefined
  /** Since when the chain waits for a nonce that no stored transaction has. */
  gapSinceMilliseconds: number | undefined
}

/** Creates a sender without transactions; `reconcile` loads them from the database and the chain. */
export function createSender(
  options: Pick<Sender, 'account' | 'chain' | 'clock' | 'database' | 'log' | 'settings'> & { chainNumber: number },
): Sender {
  const { account, chain, clock, database, log, settings, chainNumber } = options
  return {
    account,
    chain,
    clock,
    database,
    log,
    settings,
    key: { chain: chainNumber, sender: account.address.toLowerCase() },
    unconfirmed: [],
    nonceFloor: 0,
    settledNonce: 0,
    balanceWei: undefined,
    gapSinceMilliseconds: undefined,
  }
}

/** Returns a transaction that was just signed in the form that `Sender.unconfirmed` holds. */
export function justSigned(transaction: SignedTransaction, nowMilliseconds: number): UnconfirmedTransaction {
  return {
    ...transaction,
    status: 'pending',
    isAccepted: false,
    waitingSinceMilliseconds: nowMilliseconds,
    isReopened: false,
  }
}

/** Adds a transaction that was signed and stored to those that are under way, in nonce order. */
export function addUnconfirmed(sender: Sender, transaction: UnconfirmedTransaction): void {
  const others = sender.unconfirmed.filter(({ nonce }) => nonce !== transaction.nonce)
  sender.unconfirmed = [...others, transaction].toSorted((a, b) => a.nonce - b.nonce)
}
