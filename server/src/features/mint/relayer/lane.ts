import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../../adapters/chain.ts'
import type { Clock } from '../../../adapters/clock.ts'
import type { Database, Lock } from '../../../adapters/database.ts'
import type { Collection } from '../collection.ts'
import type { MintMetrics } from '../mint-metrics.ts'
import type { Bell } from './bell.ts'
import type { GasBudget } from './budget.ts'
import type { GasGauge } from './gas-gauge.ts'
import type { LaneKey, OpenTransaction } from './open-transaction.ts'

/** What the operator may choose. */
export type RelayerSettings = {
  /** Blocks a transaction must be under, itself included, before it counts. */
  confirmations: number
  /** How long mints gather before a batch is formed. */
  batchMilliseconds: number
  pollMilliseconds: number
  /** A transaction that is first in line for so long is offered again for more. */
  stuckMilliseconds: number
  /** Transactions of one key under way at once. */
  mostOpen: number
  tipWei: bigint
  feeCeilingWei: bigint
  lowBalanceWei: bigint
  budget: GasBudget
}

export type RelayerOptions = {
  database: Database
  chain: Chain
  collection: Collection
  clock: Clock
  log: Logger
  metrics: MintMetrics
  settings: RelayerSettings
}

/** One relayer key at work: everything its two loops share. Only the process that holds the key's lock has one. */
export type Lane = RelayerOptions & {
  key: LaneKey
  account: PrivateKeyAccount
  lock: Lock
  /** Rings when there may be something to send. */
  bell: Bell
  /** Rings when there is something to watch. */
  watchBell: Bell
  /** In nonce order. */
  open: OpenTransaction[]
  /** No nonce below is free on the chain. */
  floorNonce: number
  /** The nonce after the last settled one; a chain that says less has taken something back. */
  settledNonce: number
  gauge: GasGauge | undefined
  /** How long a transaction takes from being stored to being settled, lately. */
  inclusionMilliseconds: number
  balanceWei: bigint | undefined
  /** Since when the chain waits for a nonce that nothing stored has. */
  gapSinceMilliseconds: number | undefined
  isOver: () => boolean
}
