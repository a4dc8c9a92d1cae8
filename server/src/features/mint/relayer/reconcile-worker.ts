import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import { reconcile } from '../../../chain-sender/reconcile.ts'
import { rowsOf, wholeNumber } from '../../../chain-sender/rows.ts'
import type { RelayerWorker } from './relayer-worker.ts'

const batchSchema = z.object({ nonce: wholeNumber, day: z.number(), entries: z.custom<Hex>() })

/**
 * Makes a worker agree with database and chain. Runs when a key is taken over, and whenever the chain turns out to have
 * gone back.
 */
export async function reconcileWorker(worker: RelayerWorker): Promise<void> {
  const { chain, sender: relayer } = worker.key
  const reopened = await reconcile(worker)
  const isOf = (nonces: number[]) =>
    sql`chain = ${chain} and relayer = ${relayer} and nonce = any(${sql.param(nonces)}::bigint[])`
  if (reopened.size > 0)
    await worker.database.sql.execute(
      sql`update mint_batch set refused = '0x', already = '0x' where ${isOf([...reopened])}`,
    )
  const stored = await worker.database.sql.execute(
    sql`select nonce, day, entries from mint_batch where ${isOf(worker.unconfirmed.map(({ nonce }) => nonce))}`,
  )
  worker.batches = new Map(
    rowsOf(batchSchema, stored).map(({ nonce, day, entries }) => {
      const expectedGas = worker.batches.get(nonce)?.expectedGas
      return [nonce, { day, entries, hasEnded: false, ...(expectedGas ? { expectedGas } : {}) }]
    }),
  )
}
