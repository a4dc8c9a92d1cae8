import type { Logger } from 'pino'
import type { Chain } from '../../services/chain.ts'
import type { Database } from '../../services/database.ts'
import type { Clock } from '../../services/process.ts'
import type { CollectionReader } from './collection-reader.ts'
import type { MintMetrics } from './mint-metrics.ts'

/** The services that the public side of minting and the relayer share. */
export type MintContext = {
  database: Database
  /** The relayer sends with it. The public side only checks wallets, with `minterChain`. */
  chain: Chain
  collection: CollectionReader
  clock: Clock
  log: Logger
  metrics: MintMetrics
}
