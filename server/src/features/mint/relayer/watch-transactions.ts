import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendPending } from '../../../transactions/broadcast.ts'
import { type Head, readHead } from '../../../transactions/chain-state.ts'
import { advanceDrain, findDrain, refuseSweeps } from '../../../transactions/drain.ts'
import { replaceStuck } from '../../../transactions/replacements.ts'
import { carryOutRequests, readSenderRequests } from '../../../transactions/sender-requests.ts'
import { unlessUnsigned } from '../../../transactions/sign-transaction.ts'
import { announceMinters } from '../mint-progress.ts'
import { failMints } from './record-settlement.ts'
import { readMissingItems, settleBatches } from './settlement.ts'
import { reconcileWorker, type RelayerWorker } from './worker.ts'

const idleMilliseconds = 1000
const maxPauseMilliseconds = 5000
const rewindMilliseconds = 1500
const requestsMilliseconds = 1000

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
    await unlessUnsigned(() => serveRequests(worker, head))
    const isObsolete = (transaction: { nonce: number }) => worker.batches.get(transaction.nonce)?.hasEnded ?? false
    const reload = () => reconcileWorker(worker)
    await unlessUnsigned(() => replaceStuck(worker, { nonce, head, isObsolete, reload }))
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
      await chain.onOneEndpoint(poll)
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
  const { drain, lock } = worker
  if (!drain || drain.isDone || worker.unconfirmed.length > 0) return
  // Set immediately, so that the empty key does not trigger the low-balance alert.
  worker.drain = await worker.exclusively(() => advanceDrain(worker, { drain, head, session: lock.sql }))
}
