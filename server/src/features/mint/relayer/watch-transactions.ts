import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, isAddressEqual } from 'viem'
import { sendPending } from '../../../transactions/broadcast.ts'
import { type Head, readHead } from '../../../transactions/chain-state.ts'
import { findReceipt } from '../../../transactions/receipts.ts'
import { replaceStuck } from '../../../transactions/replacements.ts'
import {
  carryOutRequests,
  finishSenderRequest,
  readSenderRequests,
  refuseSenderRequest,
  type SenderRequest,
  storeSweepNonce,
  sweepBalance,
} from '../../../transactions/sender-requests.ts'
import { transferGasLimit } from '../../../transactions/sign-transaction.ts'
import { hasUnconfirmed, readHashes } from '../../../transactions/transaction-store.ts'
import { announceMinters } from '../mint-progress.ts'
import { failMints } from './record-settlement.ts'
import { readMissingItems, settleBatches } from './settlement.ts'
import { findDrain, reconcileWorker, type RelayerWorker } from './worker.ts'

const idleMilliseconds = 1000
const maxPauseMilliseconds = 5000
const rewindMilliseconds = 1500
const requestsMilliseconds = 1000
/** How long a drain may wait for its receiver to appear in the keys file, which is read every two seconds. */
const receiverSeconds = 10

/** Watches the chain for the outcome of the worker's transactions until the worker stops. */
export async function watchTransactions(worker: RelayerWorker): Promise<void> {
  const { chain, collection, account, clock, log, settings } = worker
  let failures = 0
  let rewindSince: number | undefined

  async function poll(): Promise<void> {
    const [head, nonce] = await Promise.all([
      readHead(chain),
      chain.client.getTransactionCount({ address: account.address }),
    ])
    collection.observeHead(head)
    if (await settleBatches(worker, { nonce, head })) worker.queueSignal.wake()
    await noticeRewind(nonce)
    await endBatchesWithTheirDay(worker, head)
    await serveRequests(worker, head)
    const isObsolete = (transaction: { nonce: number }) => worker.batches.get(transaction.nonce)?.hasEnded ?? false
    await replaceStuck(worker, { nonce, head, isObsolete, reload: () => reconcileWorker(worker) })
  }

  /** A single low count may come from a lagging node; one that persists is a reorganization. */
  async function noticeRewind(nonce: number): Promise<void> {
    if (nonce >= worker.settledNonce) {
      rewindSince = undefined
      return
    }
    rewindSince ??= clock.nowMilliseconds()
    if (clock.nowMilliseconds() - rewindSince < rewindMilliseconds) return
    rewindSince = undefined
    await reconcileWorker(worker)
    await sendPending(worker)
  }

  while (!worker.isOver()) {
    try {
      await poll()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ relayer: worker.key.sender, reason: reasonOf(error), failures }, 'the chain could not be watched')
    }
    const isBusy = worker.unconfirmed.length > 0 || rewindSince !== undefined
    const pause = isBusy ? settings.pollMilliseconds : idleMilliseconds
    // Backs off while the node fails; otherwise a new transaction wakes the loop immediately.
    if (failures > 0) await sleep(Math.min(maxPauseMilliseconds, pause * 2 ** Math.min(failures, 8)))
    else await worker.watchSignal.wait(pause)
  }
}

/** Fails the mints of batches that can only revert because a block of the next day exists. */
async function endBatchesWithTheirDay(worker: RelayerWorker, head: Head): Promise<void> {
  const { chain, collection, database, key } = worker
  for (const [nonce, batch] of worker.batches) {
    if (batch.hasEnded || head.timestampSeconds < collection.endOf(batch.day)) continue
    const missing = await readMissingItems(chain, { ...batch, blockNumber: head.number })
    if (missing !== '0x') {
      await failMints(database.sql, { key, nonce, day: batch.day, entries: missing, code: 'DAY_OVER' })
      const minters = decodeMintEntries(missing).map(({ receiver }) => receiver)
      await database.sql.execute(announceMinters(key.chain, minters))
    }
    batch.hasEnded = true
  }
}

/** Carries out the operator's requests for this key, at most once a second. */
async function serveRequests(worker: RelayerWorker, head: Head): Promise<void> {
  const now = worker.clock.nowMilliseconds()
  if (now - worker.requestsReadAtMilliseconds < requestsMilliseconds) return
  worker.requestsReadAtMilliseconds = now
  const requests = await refuseSweeps(worker, await readSenderRequests(worker.database.sql, worker.key))
  worker.drain = findDrain(requests)
  await carryOutRequests(worker, { requests, head })
  if (worker.drain && !worker.drain.isDone) await advanceDrain(worker, { drain: worker.drain, head })
}

/**
 * Refuses drains that would move the balance to an address other than this process's keys, so that a row in the database
 * cannot take the funds. Returns the other requests.
 */
async function refuseSweeps(worker: RelayerWorker, requests: SenderRequest[]): Promise<SenderRequest[]> {
  const { database, key, log, metrics } = worker
  const refused = requests.filter((request) => !maySweep(worker, request) && request.ageSeconds > receiverSeconds)
  for (const { id, receiver } of refused) {
    await refuseSenderRequest(database.sql, id, `${receiver} is not another key of the relayer’s keys file`)
    log.error({ relayer: key.sender, receiver }, 'refused to move the balance to an address outside the keys file')
    metrics.refused('sweep')
  }
  return requests.filter((request) => !refused.includes(request))
}

/** Returns whether a request would move no balance, or move it to another key of this process. */
function maySweep({ key, mayCall }: RelayerWorker, { kind, receiver, nonce, isDone }: SenderRequest): boolean {
  if (kind !== 'drain' || !receiver || nonce !== null || isDone) return true
  return receiver.toLowerCase() !== key.sender && mayCall({ to: receiver, value: 1n, gasLimit: transferGasLimit })
}

/** Returns whether the transaction with this nonce went to the receiver. It may have been canceled or replaced. */
async function isMoved(
  { account, chain, database, key }: RelayerWorker,
  { nonce, receiver }: { nonce: number; receiver: Address },
): Promise<boolean> {
  const receipt = await findReceipt(chain, await readHashes(database.sql, key, nonce))
  if (!receipt?.to || receipt.status !== 'success') return false
  return isAddressEqual(receipt.from, account.address) && receipt.to.toLowerCase() === receiver.toLowerCase()
}

/** Moves a drained key's balance once all its transactions are settled. */
async function advanceDrain(
  worker: RelayerWorker,
  { drain, head }: { drain: SenderRequest; head: Head },
): Promise<void> {
  const { database, key, lock, log } = worker
  if (worker.unconfirmed.length > 0) return
  const { receiver } = drain
  if (receiver && drain.nonce !== null) {
    if (await isMoved(worker, { nonce: drain.nonce, receiver }))
      return finishSenderRequest(database.sql, drain.id, 'drained; the balance was moved')
    log.warn({ relayer: key.sender, nonce: drain.nonce }, 'this transaction did not move the balance; trying again')
    await storeSweepNonce(database.sql, drain.id, null)
    worker.drain = { ...drain, nonce: null }
    return
  }
  if (!maySweep(worker, drain)) return
  if (!receiver) return finishSenderRequest(database.sql, drain.id, 'drained')
  await worker.exclusively(async () => {
    // A batch may have been claimed just before the request was read.
    if (await hasUnconfirmed(lock.sql, key)) return
    const onStored = (write: typeof lock.sql, nonce: number) => storeSweepNonce(write, drain.id, nonce)
    const nonce = await sweepBalance(worker, { receiver, head, session: lock.sql, onStored })
    if (nonce === undefined) await finishSenderRequest(lock.sql, drain.id, 'drained; no balance was left to move')
    // Set immediately, so that the empty key does not trigger the low-balance alert.
    worker.drain = { ...drain, nonce: nonce ?? null, isDone: nonce === undefined }
  })
}
