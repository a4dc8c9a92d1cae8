import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import { z } from 'zod'
import { parseRows } from '../../../lib/parse.ts'
import type { Database } from '../../../services/database.ts'
import { feesFor } from '../../../transactions/fees.ts'
import type { CollectionReader } from '../collection-reader.ts'
import { transactionGasCap } from './gas-estimator.ts'
import { isSwept, type RelayerWorker } from './worker.ts'

/** The state of minting for the status page. */
export type MintingReport = {
  /** Whether a mint would be sent soon. */
  isWell: boolean
  isOpen: boolean
  delaySeconds: number
  relayers: Array<z.infer<typeof relayerSchema>>
}

const everyMilliseconds = 2000
const stepMilliseconds = 200
const longDelaySeconds = 120
const relayerSchema = z.object({ address: z.custom<Address>(), state: z.enum(['ready', 'low', 'empty', 'silent']) })
const delaySchema = z.object({ seconds: z.coerce.number() })

/** Reports the worker's balance and state every two seconds, so that every server knows whether minting works. */
export async function reportWorker(worker: RelayerWorker): Promise<void> {
  let wasLow = false
  while (!worker.isOver()) {
    try {
      // A drained key must not trigger the low-balance alert.
      if (!isSwept(worker)) wasLow = await worker.chain.onOneEndpoint(() => report(worker, wasLow))
    } catch (error) {
      // Servers check the age of the last report.
      worker.log.debug(
        { relayer: worker.key.sender, reason: reasonOf(error) },
        'could not report the state of a relayer',
      )
    }
    for (let waited = 0; waited < everyMilliseconds && !worker.isOver(); waited += stepMilliseconds)
      await sleep(stepMilliseconds)
  }
}

async function report(worker: RelayerWorker, wasLow: boolean): Promise<boolean> {
  const { chain, account, collection, settings, database, key, log, metrics } = worker
  const balanceWei = await chain.client.getBalance({ address: account.address })
  if (worker.endpoint === chain.endpoints.inUse().position) worker.balanceWei = balanceWei
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

/** Reads the relayers' reports, and how long the oldest queued or sent mint has waited. */
export async function reportMinting(database: Database, collection: CollectionReader): Promise<MintingReport> {
  const chain = collection.chainNumber()
  // Relayers that were silent for a day are retired and left out.
  const relayers = parseRows(
    relayerSchema,
    await database.sql.execute(sql`
      select address, case when seen_at < now() - interval '15 seconds' then 'silent' else state end as state
      from mint_relayer where chain = ${chain} and seen_at > now() - interval '1 day' order by address`),
  )
  const [delay] = parseRows(
    delaySchema,
    await database.sql.execute(sql`
      select coalesce(extract(epoch from now() - least(
        (select min(asked_at) from mint where chain = ${chain} and relayer is null and failure is null),
        (select min(t.stored_at) from chain_transaction t
          join mint_batch b on b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce
          where t.chain = ${chain} and t.status in ('pending', 'sent'))
      )), 0)::float8 as seconds`),
  )
  const delaySeconds = Math.max(0, delay?.seconds ?? 0)
  const isWorking = relayers.some(({ state }) => state === 'ready' || state === 'low')
  return { isWell: isWorking && delaySeconds < longDelaySeconds, isOpen: collection.isOpen(), delaySeconds, relayers }
}
