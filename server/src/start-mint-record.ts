import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Chain } from './adapters/chain.ts'
import type { Database } from './adapters/database.ts'
import type { Env } from './env.ts'
import { openMintRecord, type OpenMintRecord } from './mint-record/open-mint-record.ts'
import { createRecordMetrics } from './mint-record/record-metrics.ts'
import { siteSeasons } from './seasons.ts'

export type MintRecordStartOptions = { database: Database; chain: Chain; log: Logger; registry: Registry }

/** Starts the record of mints by the environment's settings. It follows the chain from now on. */
export function startMintRecord(env: Env, { registry, ...parts }: MintRecordStartOptions): OpenMintRecord {
  return openMintRecord({
    ...parts,
    metrics: createRecordMetrics(registry),
    seasons: siteSeasons(),
    settings: { keepBlocks: env.MINT_RECORD_REORG_BLOCKS },
  })
}
