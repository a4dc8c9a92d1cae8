import type { Logger } from 'pino'
import type { Hex } from 'viem'
import type { Chain } from '../../../services/chain.ts'
import type { Clock } from '../../../services/clock.ts'
import type { Database, Lock } from '../../../services/database.ts'
import type { SenderRequest } from '../../../transactions/sender-requests.ts'
import type { Sender, SenderSettings } from '../../../transactions/sender.ts'
import type { Collection } from '../collection.ts'
import type { MintMetrics } from '../mint-metrics.ts'
import type { GasBudget } from './budget.ts'
import type { Retention } from './forget-records.ts'
import type { GasEstimator } from './gas-estimator.ts'
import type { WakeSignal } from './wake-signal.ts'

/** What the operator may choose. */
export type RelayerSettings = SenderSettings & {
  /** Blocks a transaction must be under, itself included, before it counts. */
  confirmations: number
  /** How long mints gather before a batch is formed. */
  batchMilliseconds: number
  pollMilliseconds: number
  /** Transactions of one key under way at once. */
  maxUnconfirmed: number
  lowBalanceWei: bigint
  budget: GasBudget
  retention: Retention
}

export type RelayerDependencies = {
  database: Database
  chain: Chain
  collection: Collection
  clock: Clock
  log: Logger
  metrics: MintMetrics
  settings: RelayerSettings
}

/** The mints that a transaction carries. One without a batch only fills a gap between nonces. */
export type SentBatch = {
  day: number
  /** As the contract reads them. */
  entries: Hex
  /** Its day ended, and its mints were decided. */
  hasEnded: boolean
  /** What was charged to which scope of the gas budget. */
  charges: Record<string, number>
  /** What was expected of its gas; unknown after a restart. */
  expectedGas?: { returningGas: number; otherGas: number }
}

/** One relayer key at work: everything its loops share. Only the process that holds the key's lock has one. */
export type RelayerWorker = Sender &
  RelayerDependencies & {
    lock: Lock
    /** Wakes the loop that sends: there may be mints in the queue. */
    queueSignal: WakeSignal
    /** Wakes the loop that watches: there is a new transaction. */
    watchSignal: WakeSignal
    /** Claiming and reconciling exclude each other: both read the stored transactions and then change `unconfirmed`. */
    exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
    /** By nonce. */
    batches: Map<number, SentBatch>
    gasEstimator: GasEstimator | undefined
    /** How often the chain was asked for a day that it has not come to. */
    dayAsks: number
    /** How long a transaction takes from being stored to being settled, lately. */
    inclusionMilliseconds: number
    /** The operator's request to begin nothing more with this key, where there is one. */
    drain: SenderRequest | undefined
    requestsReadAtMilliseconds: number
    isOver: () => boolean
  }
