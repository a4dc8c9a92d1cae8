import { countMintItems } from '@home/protocol/mint-entries'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bytesToHex } from 'viem'
import { claimBatch } from './claim-batch.ts'
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

/** Forms batches out of the queue and sends them, one after the other, for as long as the lane lasts. */
export async function sendBatches(lane: Lane): Promise<void> {
  let atMost = 1000
  while (!lane.isOver()) {
    if (!(await deliver(lane))) {
      await sleep(retryMilliseconds)
      continue
    }
    const rowsTaken = await sendOne(lane, atMost)
    if (rowsTaken === 0) await lane.bell.wait(idleMilliseconds)
    // Looking at far more rows than fit costs time; looking at fewer leaves room in the batch.
    else atMost = Math.min(mostRows, Math.max(1000, rowsTaken * 2))
    await sleep(lane.settings.batchMilliseconds)
  }
}

async function sendOne(lane: Lane, atMost: number): Promise<number> {
  const { collection, settings, account, chain, clock } = lane
  const gasCap = await gasToSpend(lane)
  if (gasCap < smallestBatchGas || lane.open.length >= settings.mostOpen) return 0
  const day = collection.day()
  if (day === 0 || !collection.isOpen()) return 0
  lane.gauge ??= await measure(lane, day)

  const fees = feesFor(collection.head(), { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const transaction = await claimBatch(lane.lock.sql, {
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
  if (!transaction) return 0
  lane.open = [...lane.open, transaction].toSorted((a, b) => a.nonce - b.nonce)
  const mints = countMintItems(transaction.entries)
  lane.metrics.batchStored(mints)
  await deliver(lane)
  lane.watchBell.ring()
  return mints
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
