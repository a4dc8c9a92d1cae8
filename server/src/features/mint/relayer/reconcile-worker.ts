import { sql, type SQL } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import { reconcile } from '../../../transactions/reconcile.ts'
import { rowsOf, wholeNumber } from '../../../transactions/rows.ts'
import type { RelayerWorker, SentBatch } from './relayer-worker.ts'

const batchSchema = z.object({
  nonce: wholeNumber,
  day: z.number(),
  entries: z.custom<Hex>(),
  charges: z.record(z.string(), z.number()),
})

/**
 * Makes a worker agree with database and chain. Runs when a key is taken over, and whenever the chain turns out to have
 * gone back.
 */
export function reconcileWorker(worker: RelayerWorker): Promise<void> {
  return worker.exclusively(() => reconcileAlone(worker))
}

async function reconcileAlone(worker: RelayerWorker): Promise<void> {
  const reopened = await reconcile(worker)
  if (reopened.size > 0)
    await worker.database.sql.execute(
      sql`update mint_batch set refused = '0x', already = '0x' where ${isBatchOf(worker, [...reopened])}`,
    )
  const stored = await loadBatches(
    worker,
    worker.unconfirmed.map(({ nonce }) => nonce),
  )
  for (const [nonce, batch] of stored) {
    const { expectedGas } = worker.batches.get(nonce) ?? {}
    if (expectedGas) batch.expectedGas = expectedGas
  }
  worker.batches = stored
}

/** The stored batches of these nonces; a transaction that only fills a gap has none. */
export async function loadBatches(worker: RelayerWorker, nonces: number[]): Promise<Map<number, SentBatch>> {
  const stored = await worker.database.sql.execute(
    sql`select nonce, day, entries, charges from mint_batch where ${isBatchOf(worker, nonces)}`,
  )
  return new Map(rowsOf(batchSchema, stored).map(({ nonce, ...batch }) => [nonce, { ...batch, hasEnded: false }]))
}

function isBatchOf({ key }: RelayerWorker, nonces: number[]): SQL {
  return sql`chain = ${key.chain} and relayer = ${key.sender} and nonce = any(${sql.param(nonces)}::bigint[])`
}
