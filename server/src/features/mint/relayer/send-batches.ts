import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bytesToHex } from 'viem'
import { claimBatch, type Claim } from './claim-batch.ts'
import { deliver } from './deliver.ts'
import { feesFor } from './fees.ts'
import { createGasGauge, transactionGasCap, type GasGauge } from './gas-gauge.ts'
import type { Lane } from './lane.ts'
import { signBatch } from './sign-transaction.ts'

const idleMilliseconds = 500
const retryMilliseconds = 400
const smallestBatchGas = 400_000
const strangersMeasured = 4
const mostRows = 6000
const longestInclusionMilliseconds = 4000

/** Forms batches out of the queue and sends them, one after the other, for as long as the lane lasts. */
export async function sendBatches(lane: Lane): Promise<void> {
  let atMost = 1000
  while (!lane.isOver()) {
    if (!(await deliver(lane))) {
      await sleep(retryMilliseconds)
      continue
    }
    const claim = await sendOne(lane, atMost)
    if (!claim) await lane.bell.wait(idleMilliseconds)
    // Looking at far more rows than fit costs time; looking at fewer leaves room in the batch.
    else atMost = Math.min(mostRows, Math.max(1000, claim.mints * 2))
    await sleep(gatheringTime(lane, claim))
  }
}

/**
 * How long mints gather for the next batch. On a slow chain the few transactions that may be under way at once are
 * spread over the time one takes: sent all at the start of a block, they would be small, and the rest would wait.
 */
function gatheringTime({ settings, inclusionMilliseconds }: Lane, claim: Claim | undefined): number {
  if (claim?.isFull) return 0
  if (!claim) return settings.batchMilliseconds
  const share = Math.min(inclusionMilliseconds, longestInclusionMilliseconds) / settings.mostOpen
  return Math.max(settings.batchMilliseconds, share)
}

async function sendOne(lane: Lane, atMost: number): Promise<Claim | undefined> {
  const { collection, settings, account, chain, clock } = lane
  const gasCap = await gasToSpend(lane)
  if (gasCap < smallestBatchGas || lane.open.length >= settings.mostOpen) return undefined
  const day = collection.day()
  if (day === 0 || !collection.isOpen()) return undefined
  lane.gauge ??= await measure(lane, day)

  const fees = feesFor(collection.head(), { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const claim = await claimBatch(lane.lock.sql, {
    ...lane.key,
    day,
    fees,
    atMost,
    gasCap,
    gauge: lane.gauge,
    budget: settings.budget,
    floorNonce: lane.floorNonce,
    nowMilliseconds: clock.nowMilliseconds(),
    sign: ({ nonce, gasLimit, entries }) => signBatch({ day, entries }, { account, chain, nonce, gasLimit, fees }),
  })
  if (!claim) return undefined
  lane.open = [...lane.open, claim.transaction].toSorted((a, b) => a.nonce - b.nonce)
  lane.metrics.batchStored(claim.mints)
  await deliver(lane)
  lane.watchBell.ring()
  return claim
}

/** The gas of the next batch: as much as fits a transaction, divides a block evenly, and can be paid for. */
async function gasToSpend(lane: Lane): Promise<number> {
  const { collection, settings, chain, account } = lane
  const head = collection.head()
  if (head.baseFeeWei > settings.feeCeilingWei) return 0
  lane.balanceWei ??= await chain.client.getBalance({ address: account.address })
  const { maxFeeWei } = feesFor(head, { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const promisedWei = lane.open.reduce((sum, { gasLimit, maxFeeWei: fee }) => sum + BigInt(gasLimit) * fee, 0n)
  const leftWei = lane.balanceWei - promisedWei
  const payableGas = maxFeeWei === 0n ? Infinity : Number(leftWei / maxFeeWei)
  const batchesPerBlock = Math.ceil(head.gasLimit / transactionGasCap)
  return Math.min(transactionGasCap, Math.floor(head.gasLimit / batchesPerBlock), payableGas)
}

async function measure(lane: Lane, day: number): Promise<GasGauge> {
  const strangers = Array.from({ length: strangersMeasured }, () => bytesToHex(randomBytes(20)))
  return createGasGauge({ chain: lane.chain, relayer: lane.account.address, day, strangers })
}
