import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../adapters/chain.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Database } from '../../adapters/database.ts'
import type { FaucetMetrics } from './faucet-metrics.ts'

/** What the operator may choose. */
export type FaucetSettings = {
  amountWei: bigint
  /** What all gifts of a day may add up to. */
  perDayWei: bigint
  /** Gifts of a day to one network: an IPv4 address, or an IPv6 /64. */
  perNetwork: number
  tipWei: bigint
  feeCeilingWei: bigint
  /** A gift that is not mined for so long is offered for more. */
  stuckMilliseconds: number
}

/** Everything a faucet stands on. */
export type FaucetWorld = {
  account: PrivateKeyAccount
  database: Database
  chain: Chain
  clock: Clock
  log: Logger
  metrics: FaucetMetrics
  settings: FaucetSettings
}
