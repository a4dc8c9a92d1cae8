import type { Logger } from 'pino'
import type { Address, Hex, TransactionSerializableEIP1559 } from 'viem'
import type { Chain } from '../services/chain.ts'
import type { Clock } from '../services/process.ts'
import type { Database } from '../services/database.ts'
import type { FeeLimits, Fees } from './fees.ts'
import type { FinalStatus, TransactionStatus } from './tables.ts'

/** A lowercase account address on a chain, as numbered by `registerChain`. */
export type SenderKey = { chain: number; sender: string }

/** What a transaction does, independent of its sender, nonce and fees. */
export type Call = { to: Address; data?: Hex; value?: bigint; gasLimit: number }

/** Signs the transactions of one address: a viem account with a local key, or a key service's account. */
export type Signer = {
  address: Address
  /** Two signatures of the same transaction may differ. */
  signTransaction: (transaction: TransactionSerializableEIP1559) => Promise<Hex>
  /** Why a key service did not sign last time; undefined if it did. While `isPaused`, it is not asked. */
  trouble?: () => SignerTrouble | undefined
}

export type SignerTrouble = { failure: string; reason: string; isPaused: boolean }

/** A stored transaction: the signed bytes, and every hash it was broadcast under. */
export type SignedTransaction = Fees & { nonce: number; hashes: Hex[]; signed: Hex; gasLimit: number }

/** An unsettled transaction, with what this process knows about it. */
export type UnconfirmedTransaction = SignedTransaction & {
  status: Exclude<TransactionStatus, FinalStatus>
  /** The positions of the RPC endpoints that are known to hold the newest version. */
  acceptedBy: Set<number>
  /** When this process first saw the newest version. */
  waitingSinceMilliseconds: number
  resentAtMilliseconds?: number
  /** When its nonce was first seen as used without a receipt. */
  receiptMissingSinceMilliseconds?: number
  /** It was settled before a reorganization removed it from the chain. */
  isReopened: boolean
}

/** The operator's settings for every transaction. */
export type SenderSettings = FeeLimits & {
  /** After this long as the next nonce, a transaction is replaced with one that pays more. */
  stuckMilliseconds: number
}

/** `bytes`: stored bytes that this key did not sign or must not send. `sweep`: a drain to an address that is not ours. */
export type RefusalReason = 'bytes' | 'sweep'

/**
 * A key that sends transactions. Only the process that holds the key's lock may use it; two processes would allocate
 * the same nonce.
 */
export type Sender = {
  account: Signer
  /** The policy: whether the key may sign a call. Empty calls to itself, which only use a nonce, are always allowed. */
  mayCall: (call: Call) => boolean
  /** Returns whether an address belongs to another key of this process, to which a drained key may move its balance. */
  isOwnAddress: (address: string) => boolean
  /** Called when stored bytes or a stored request are refused: an intruder may have written to the database. */
  onRefusal?: (reason: RefusalReason) => void
  /** Called after each attempt to sign. */
  onSigned?: (attempt: { seconds: number; failure: string | undefined }) => void
  /** Returns whether other rows depend on the transaction with this nonce, so that the nonce must be used. */
  isNeeded?: (key: SenderKey, nonce: number) => Promise<boolean>
  chain: Chain
  clock: Clock
  database: Database
  log: Logger
  key: SenderKey
  settings: SenderSettings
  /** In nonce order. */
  unconfirmed: UnconfirmedTransaction[]
  /** The chain has used every nonce below this one. */
  nonceFloor: number
  /** The nonce after the last settled one. A lower count on the chain means a reorganization. */
  settledNonce: number
  /** Unknown after a node rejected a transaction for lack of funds. */
  balanceWei: bigint | undefined
  /** When the chain began to wait for a nonce that no stored transaction has. */
  gapSinceMilliseconds: number | undefined
  /** What is being sent to each RPC endpoint, by position. */
  sending: Map<number, Promise<boolean>>
}

/** Creates a sender without transactions; `reconcile` loads them from the database and the chain. */
export function createSender({
  chainNumber,
  ...options
}: Pick<
  Sender,
  | 'account'
  | 'mayCall'
  | 'isOwnAddress'
  | 'onRefusal'
  | 'onSigned'
  | 'isNeeded'
  | 'chain'
  | 'clock'
  | 'database'
  | 'log'
  | 'settings'
> & {
  chainNumber: number
}): Sender {
  return {
    ...options,
    key: { chain: chainNumber, sender: options.account.address.toLowerCase() },
    unconfirmed: [],
    nonceFloor: 0,
    settledNonce: 0,
    balanceWei: undefined,
    gapSinceMilliseconds: undefined,
    sending: new Map(),
  }
}

/** Returns a newly signed transaction as an entry of `Sender.unconfirmed`. */
export function justSigned(transaction: SignedTransaction, nowMilliseconds: number): UnconfirmedTransaction {
  return {
    ...transaction,
    status: 'pending',
    acceptedBy: new Set(),
    waitingSinceMilliseconds: nowMilliseconds,
    isReopened: false,
  }
}

/** Adds a signed and stored transaction to `Sender.unconfirmed`, in nonce order. */
export function addUnconfirmed(sender: Sender, transaction: UnconfirmedTransaction): void {
  const others = sender.unconfirmed.filter(({ nonce }) => nonce !== transaction.nonce)
  sender.unconfirmed = [...others, transaction].toSorted((a, b) => a.nonce - b.nonce)
}
