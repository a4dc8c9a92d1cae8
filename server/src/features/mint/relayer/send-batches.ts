import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { parseRows } from '../../../lib/parse.ts'
import { sendCall, sendPending } from '../../../transactions/broadcast.ts'
import type { Head } from '../../../transactions/chain-state.ts'
import { feesFor } from '../../../transactions/fees.ts'
import { addUnconfirmed } from '../../../transactions/sender.ts'
import { emptyCall, isSigningPaused, unlessUnsigned } from '../../../transactions/sign-transaction.ts'
import { type Claim, claimBatch, type ClaimOptions } from './batches.ts'
import { createGasEstimator, transactionGasCap } from './gas-estimator.ts'
import type { RelayerWorker } from './worker.ts'

const idleMilliseconds = 500
const retryMilliseconds = 400
/** Enough for one receiver with code, including headroom. */
const minBatchGas = 800_000
const minRows = 1000
const maxRowsLimit = 6000
const maxInclusionMilliseconds = 4000
const quietMilliseconds = 2000
/** A server whose clock is far ahead checks less and less often, down to once a minute. */
const maxDoublings = 5
const waitingSchema = z.object({ is_waiting: z.boolean() })

/** Forms batches from the queue and sends them in order until the worker stops. */
export async function sendBatches(worker: RelayerWorker): Promise<void> {
  let maxRows = minRows
  let sending = startSending(worker)
  while (!worker.isOver()) {
    // Claimed while the node takes the batch before, which with instant mining includes its execution.
    const claim = await worker.chain.onOneEndpoint(() => claimOne(worker, maxRows))
    while (!(await sending) && !worker.isOver()) {
      await sleep(retryMilliseconds)
      sending = startSending(worker)
    }
    sending = startSending(worker)
    if (claim) maxRows = rowsToRead(claim)
    else await worker.queueSignal.wait(idleMilliseconds)
    await sleep(collectingTime(worker, claim))
  }
  await sending
}

/** Sends every claimed batch. The caller awaits the result later, so a failure is handled here too. */
function startSending(worker: RelayerWorker): Promise<boolean> {
  if (worker.unconfirmed.every(({ acceptedBy }) => acceptedBy.size > 0)) return Promise.resolve(true)
  const sending = sendPending(worker)
  void sending.then(() => worker.watchSignal.wake()).catch(() => undefined)
  return sending
}

/** Returns how many rows to read for the next batch. Reading more than fit takes time; too few leave gas unused. */
function rowsToRead({ mints, isFull }: Claim): number {
  return Math.min(maxRowsLimit, Math.max(minRows, Math.ceil(mints * (isFull ? 1.1 : 2))))
}

async function claimOne(worker: RelayerWorker, maxRows: number): Promise<Claim | undefined> {
  const { account, chain, collection, settings } = worker
  if (worker.drain || isSigningPaused(account) || !startAtEndpoint(worker)) return undefined
  const head = collection.head()
  const gasCap = await gasToSpend(worker, head)
  if (gasCap < minBatchGas || worker.unconfirmed.length >= settings.maxUnconfirmed) return undefined
  await advanceDay(worker)
  const day = collection.chainDay()
  if (day === 0 || !collection.isOpen() || collection.endpoint() !== worker.endpoint) return undefined
  const gasEstimator = (worker.gasEstimator ??= await createGasEstimator({ chain, relayer: account.address, day }))

  const claim = await worker.exclusively(() => claimNext(worker, { day, head, maxRows, gasCap, gasEstimator }))
  if (claim) worker.metrics.batchStored(claim.mints)
  return claim
}

/**
 * Returns whether the collection was read from the endpoint that this batch is prepared at. Forgets what was read from
 * another endpoint, because two nodes may have different heads.
 */
function startAtEndpoint(worker: RelayerWorker): boolean {
  const { chain, collection } = worker
  const { position } = chain.endpoints.inUse()
  if (collection.endpoint() !== position) return false
  if (worker.endpoint !== position)
    Object.assign(worker, { endpoint: position, balanceWei: undefined, gasEstimator: undefined })
  return true
}

async function claimNext(worker: RelayerWorker, options: ClaimOptions): Promise<Claim | undefined> {
  if (worker.drain) return undefined
  // A batch that was not signed leaves no trace: its mints stay in the queue, and its nonce is free.
  const claim = await unlessUnsigned(() => claimBatch(worker, options))
  if (!claim) return undefined
  worker.batches.set(claim.transaction.nonce, claim.batch)
  addUnconfirmed(worker, claim.transaction)
  return claim
}

/** Returns the gas limit of the next batch: it fits a transaction, divides a block evenly, and is affordable. */
async function gasToSpend(worker: RelayerWorker, head: Head): Promise<number> {
  const { settings, chain, account } = worker
  if (head.baseFeeWei > settings.feeCeilingWei) return 0
  worker.balanceWei ??= await chain.client.getBalance({ address: account.address })
  const { maxFeeWei } = feesFor(head, settings)
  const promisedWei = worker.unconfirmed.reduce((sum, { gasLimit, maxFeeWei: fee }) => sum + BigInt(gasLimit) * fee, 0n)
  const leftWei = worker.balanceWei - promisedWei
  const payableGas = maxFeeWei === 0n ? Infinity : Number(leftWei / maxFeeWei)
  const batchesPerBlock = Math.ceil(head.gasLimit / transactionGasCap)
  return Math.min(transactionGasCap, Math.floor(head.gasLimit / batchesPerBlock), payableGas)
}

/**
 * Returns how long to collect mints for the next batch. On a slow chain, transactions are spread over the inclusion time;
 * sent all at the start of a block, they would be small, and later mints would wait.
 */
function collectingTime({ settings, inclusionMilliseconds }: RelayerWorker, claim: Claim | undefined): number {
  if (claim?.isFull) return 0
  if (!claim) return settings.batchMilliseconds
  const share = Math.min(inclusionMilliseconds, maxInclusionMilliseconds) / settings.maxUnconfirmed
  return Math.max(settings.batchMilliseconds, share)
}

/**
 * Checks whether the chain has reached the new day; a batch sent earlier would revert. A chain that produces blocks only
 * for transactions stays on the old day, so this sends an empty transaction if mints are waiting for the new one.
 */
async function advanceDay(worker: RelayerWorker): Promise<void> {
  const { account, collection, database, key, lock, log, settings } = worker
  if (collection.chainDay() >= collection.day()) {
    worker.dayChecks = 0
    return
  }
  try {
    await collection.refresh()
    const patience = quietMilliseconds * 2 ** Math.min(worker.dayChecks, maxDoublings)
    const isQuiet = collection.quietMilliseconds() > patience && worker.unconfirmed.length === 0
    if (!isQuiet || collection.chainDay() >= collection.day()) return
    const waiting = await database.sql.execute(sql`
      select exists (
        select from mint where chain = ${key.chain} and relayer is null and failure is null and day > ${collection.chainDay()}
      ) as is_waiting`)
    if (!parseRows(waitingSchema, waiting)[0]?.is_waiting) return
    worker.dayChecks++
    await worker.exclusively(() => {
      const fees = feesFor(collection.head(), settings)
      return sendCall(worker, { call: emptyCall(account), fees, session: lock.sql })
    })
  } catch (error) {
    log.warn({ relayer: key.sender, reason: reasonOf(error) }, 'could not check whether the chain reached the new day')
  }
}
