import type { ChainStatus } from './read-chain-status.ts'
import type { DatabaseStatus } from './read-database-status.ts'

/** Everything at a glance. A part that does not answer leaves its words, and the others are shown all the same. */
export type Status = {
  chain: ChainStatus | undefined
  chainTrouble: string | undefined
  database: DatabaseStatus | undefined
  databaseTrouble: string | undefined
  /** By address in lower case. */
  balancesWei: Record<string, bigint>
  limits: { gasPerDay: number; gasPerDayFirstSeen: number; gasPerDayPerNetwork: number; lowBalanceEther: string }
}
