import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import type { SenderSettings } from '../../transactions/sender.ts'
import type { FaucetMetrics } from './faucet-metrics.ts'

/** What the operator may choose. */
export type FaucetSettings = SenderSettings & {
  amountWei: bigint
  /** What all transfers of a day may add up to. */
  perDayWei: bigint
  /** Transfers of a day to one network: an IPv4 address, or an IPv6 /64. Wider ones have a multiple of it. */
  perNetwork: number
  /** How long transfers and their transactions are kept. */
  keepDays: number
}

/** A network that a request counts as, and how many times `perNetwork` it has. */
export type CountedNetwork = { network: string; share: number }

export type FaucetDependencies = {
  /** The funder: whose Ether it is. */
  account: PrivateKeyAccount
  database: Database
  chain: Chain
  clock: Clock
  log: Logger
  metrics: FaucetMetrics
  settings: FaucetSettings
  /** Every network that an address of the internet counts as, the narrowest first. */
  networksOf: (ip: string) => CountedNetwork[]
}
