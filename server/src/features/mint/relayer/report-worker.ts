import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { feesFor } from '../../../transactions/fees.ts'
import { transactionGasCap } from './gas-estimator.ts'
import type { RelayerWorker } from './relayer-worker.ts'
import { isSwept } from './serve-requests.ts'

const everyMilliseconds = 2000
const stepMilliseconds = 200

/** Reports every two seconds what the worker has left, so that every server knows whether minting works. */
export async function reportWorker(worker: RelayerWorker): Promise<void> {
  let wasLow = false
  while (!worker.isOver()) {
    try {
      // A key that has handed its balance on is not one that calls for money.
      if (!isSwept(worker)) wasLow = await report(worker, wasLow)
    } catch (error) {
      // A worker that cannot reach the chain reports nothing, and servers go by the age of the last report.
      worker.log.debug({ relayer: worker.key.sender, reason: reasonOf(error) }, 'no report')
    }
    for (let waited = 0; waited < everyMilliseconds && !worker.isOver(); waited += stepMilliseconds)
      await sleep(stepMilliseconds)
  }
}

async function report(worker: RelayerWorker, wasLow: boolean): Promise<boolean> {
  const { chain, account, collection, settings, database, key, log, metrics } = worker
  const balanceWei = await chain.client.getBalance({ address: account.address })
  worker.balanceWei = balanceWei
  const { maxFeeWei } = feesFor(collection.head(), settings)
  const state =
    balanceWei < maxFeeWei * BigInt(transactionGasCap / 16)
      ? 'empty'
      : balanceWei < settings.lowBalanceWei
        ? 'low'
        : 'ready'
  const nonceGap = worker.gapSinceMilliseconds === undefined ? 0 : 1
  metrics.workerReported({ relayer: key.sender, balanceWei, nonceGap, unconfirmed: worker.unconfirmed.length })
  if (state !== 'ready' && !wasLow)
    log.warn({ relayer: key.sender, balanceWei: String(balanceWei), state }, 'the balance of a relayer is low')
  await database.sql.execute(sql`
    insert into mint_relayer (chain, address, balance_wei, nonce_gap, state, seen_at)
    values (${key.chain}, ${key.sender}, ${String(balanceWei)}::numeric, ${nonceGap}, ${state}, now())
    on conflict (chain, address) do update set balance_wei = excluded.balance_wei, nonce_gap = excluded.nonce_gap,
      state = excluded.state, seen_at = excluded.seen_at`)
  return state !== 'ready'
}
