import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Chain } from '../services/chain.ts'
import type { Database } from '../services/database.ts'
import type { Env } from '../env/index.ts'
import { openMintIndex, type OpenMintIndex } from './open-mint-index.ts'
import { createIndexMetrics } from './index-metrics.ts'
import { siteSeasons } from '../features/leaderboard/seasons.ts'

export type MintIndexStartOptions = { database: Database; chain: Chain; log: Logger; registry: Registry }

/** Starts the record of mints by the environment's settings. It follows the chain from now on. */
export function startMintIndex(env: Env, { registry, ...parts }: MintIndexStartOptions): OpenMintIndex {
  return openMintIndex({
    ...parts,
    metrics: createIndexMetrics(registry),
    seasons: siteSeasons(),
    settings: { keepBlocks: env.MINT_INDEX_REORG_BLOCKS },
  })
}
