import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { network } from '@network-site/site/network'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectChain } from '../../server/src/services/chain.ts'
import { openDatabase } from '@network-site/server/services/database'
import { openMintIndex, type MintIndex } from '../../server/src/mint-index/mint-index.ts'
import type { BenchChain } from '../mint/bench-chain.ts'

export type RecordMeasure = { mints: number; wallets: number; events: number; seconds: number }

/** Reads a whole chain into the record of a fresh database, as a rebuild does. */
export async function measureRecord(
  { rpcUrl, contracts }: BenchChain,
  kind: 'postgres' | 'pglite',
): Promise<RecordMeasure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-record-'))
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const database = await openDatabase({ url: await postgres?.createDatabase('bench'), dataDir })
  const chain = connectChain({ id: network.testnet.id, rpcUrl, contracts })
  const ignore = () => undefined
  const log = { debug: ignore, info: ignore, warn: ignore }
  let events = 0
  const metrics = {
    positionSeen: ignore,
    eventsUndone: ignore,
    eventsApplied: (count: number) => void (events += count),
  }
  try {
    const startedAt = performance.now()
    const record = openMintIndex({ database, chain, log, metrics })
    while (!isAtHead(record)) await sleep(5)
    const seconds = (performance.now() - startedAt) / 1000
    await record.close()
    const result = await database.sql.execute(
      'select coalesce(sum(mints), 0)::int as mints, count(*)::int as wallets from minter_summary',
    )
    const [counts] = (result as unknown as { rows: Array<{ mints: number; wallets: number }> }).rows
    return { mints: 0, wallets: 0, ...counts, events, seconds }
  } finally {
    await database.close()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isAtHead(record: MintIndex): boolean {
  try {
    return record.position().behindBlocks === 0
  } catch {
    return false
  }
}
