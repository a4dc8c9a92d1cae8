import { collectionAbi } from '@network-site/protocol/contracts'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bytesToHex, encodeFunctionData } from 'viem'
import { feesFor } from '../../../transactions/fees.ts'
import { sendPending } from '../../../transactions/send-pending.ts'
import { signTransaction } from '../../../transactions/sign-transaction.ts'
import { findCodes } from '../read-codes.ts'
import { askForDay } from './ask-for-day.ts'
import { claimBatch, type Claim } from './claim-batch.ts'
import { createGasEstimator, transactionGasCap, type GasEstimator } from './gas-estimator.ts'
import type { RelayerWorker } from './relayer-worker.ts'

const idleMilliseconds = 500
const retryMilliseconds = 400
/** One receiver with code, and what is kept to spare. */
const smallestBatchGas = 800_000
const receiversMeasured = 4
const mostRows = 6000
const longestInclusionMilliseconds = 4000

/** Forms batches out of the queue and sends them, one after the other, for as long as the worker lasts. */
export async function sendBatches(worker: RelayerWorker): Promise<void> {
  let atMost = 1000
  while (!worker.isOver()) {
    if (!(await sendPending(worker))) {
      await sleep(retryMilliseconds)
      continue
    }
    const claim = await sendOne(worker, atMost)
    if (!claim) await worker.queueSignal.wait(idleMilliseconds)
    // Looking at far more rows than fit costs time; looking at fewer leaves gas of the batch unused.
    else atMost = Math.min(mostRows, Math.max(1000, claim.mints * 2))
    await sleep(gatheringTime(worker, claim))
  }
}

/**
 * How long mints gather for the next batch. On a slow chain the few transactions that may be under way at once are
 * spread over the time one takes: sent all at the start of a block, they would be small, and the rest would wait.
 */
function gatheringTime({ settings, inclusionMilliseconds }: RelayerWorker, claim: Claim | undefined): number {
  if (claim?.isFull) return 0
  if (!claim) return settings.batchMilliseconds
  const share = Math.min(inclusionMilliseconds, longestInclusionMilliseconds) / settings.maxUnconfirmed
  return Math.max(settings.batchMilliseconds, share)
}

async function sendOne(worker: RelayerWorker, atMost: number): Promise<Claim | undefined> {
  const { collection, settings } = worker
  if (worker.drain) return undefined
  const gasCap = await gasToSpend(worker)
  if (gasCap < smallestBatchGas || worker.unconfirmed.length >= settings.maxUnconfirmed) return undefined
  await askForDay(worker)
  const day = collection.chainDay()
  if (day === 0 || !collection.isOpen()) return undefined
  const gasEstimator = (worker.gasEstimator ??= await measureGas(worker, day))

  const claim = await worker.exclusively(() => claimNext(worker, { day, atMost, gasCap, gasEstimator }))
  if (!claim) return undefined
  worker.metrics.batchStored(claim.mints)
  await sendPending(worker)
  worker.watchSignal.wake()
  return claim
}

async function claimNext(
  worker: RelayerWorker,
  options: { day: number; atMost: number; gasCap: number; gasEstimator: GasEstimator },
): Promise<Claim | undefined> {
  const { collection, settings, account, chain, clock, key } = worker
  const { day } = options
  if (worker.drain) return undefined
  const claim = await claimBatch(worker.lock.sql, {
    ...options,
    key,
    fees: feesFor(collection.head(), settings),
    budget: settings.budget,
    nonceFloor: worker.nonceFloor,
    nowMilliseconds: clock.nowMilliseconds(),
    findCodes: (receivers) => findCodes(chain, receivers),
    sign: ({ nonce, entries, gasLimit, fees }) => {
      const args = [BigInt(day), entries] as const
      const data = encodeFunctionData({ abi: collectionAbi, functionName: 'mintBatch', args })
      const call = { to: chain.contracts.collection, data, gasLimit }
      return signTransaction(call, { account, chainId: chain.id, nonce, fees })
    },
  })
  if (!claim) return undefined
  worker.batches.set(claim.transaction.nonce, claim.batch)
  const others = worker.unconfirmed.filter(({ nonce }) => nonce !== claim.transaction.nonce)
  worker.unconfirmed = [...others, claim.transaction].toSorted((a, b) => a.nonce - b.nonce)
  return claim
}

/** The gas of the next batch: as much as fits a transaction, divides a block evenly, and can be paid for. */
async function gasToSpend(worker: RelayerWorker): Promise<number> {
  const { collection, settings, chain, account } = worker
  const head = collection.head()
  if (head.baseFeeWei > settings.feeCeilingWei) return 0
  worker.balanceWei ??= await chain.client.getBalance({ address: account.address })
  const { maxFeeWei } = feesFor(head, settings)
  const promisedWei = worker.unconfirmed.reduce((sum, { gasLimit, maxFeeWei: fee }) => sum + BigInt(gasLimit) * fee, 0n)
  const leftWei = worker.balanceWei - promisedWei
  const payableGas = maxFeeWei === 0n ? Infinity : Number(leftWei / maxFeeWei)
  const batchesPerBlock = Math.ceil(head.gasLimit / transactionGasCap)
  return Math.min(transactionGasCap, Math.floor(head.gasLimit / batchesPerBlock), payableGas)
}

async function measureGas({ chain, account }: RelayerWorker, day: number): Promise<GasEstimator> {
  const unseenReceivers = Array.from({ length: receiversMeasured }, () => bytesToHex(randomBytes(20)))
  return createGasEstimator({ chain, relayer: account.address, day, unseenReceivers })
}
