import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Head, readHead } from '../../../transactions/read-head.ts'
import { replaceStuck } from '../../../transactions/replace-stuck.ts'
import { sendPending } from '../../../transactions/send-pending.ts'
import { announceMinters } from '../mint-channels.ts'
import { readMintedItems } from './read-minted-items.ts'
import { reconcileWorker } from './reconcile-worker.ts'
import { failMints } from './record-settlement.ts'
import type { RelayerWorker } from './relayer-worker.ts'
import { serveRequests } from './serve-requests.ts'
import { settleBatches } from './settle-batches.ts'

const idleMilliseconds = 1000
const longestPauseMilliseconds = 5000
const rewindMilliseconds = 1500

/** Watches the chain for what became of the worker's transactions, for as long as the worker lasts. */
export async function watchTransactions(worker: RelayerWorker): Promise<void> {
  const { chain, collection, account, clock, log, settings } = worker
  let failures = 0
  let rewindSince: number | undefined

  async function look(): Promise<void> {
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

  /** A single low answer may come from a node that lags; one that stays is a reorganisation. */
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
      await look()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ relayer: worker.key.sender, reason: reasonOf(error), failures }, 'the chain could not be watched')
    }
    const isBusy = worker.unconfirmed.length > 0 || rewindSince !== undefined
    const pause = isBusy ? settings.pollMilliseconds : idleMilliseconds
    // A node that is down or asks for patience gets it; else a new transaction is watched at once.
    if (failures > 0) await sleep(Math.min(longestPauseMilliseconds, pause * 2 ** Math.min(failures, 8)))
    else await worker.watchSignal.wait(pause)
  }
}

/** Once a block of the next day exists, a batch of this day can only revert: its mints are decided now. */
async function endBatchesWithTheirDay(worker: RelayerWorker, head: Head): Promise<void> {
  const { chain, collection, database, key } = worker
  for (const [nonce, batch] of worker.batches) {
    if (batch.hasEnded || head.timestampSeconds < collection.endOf(batch.day)) continue
    const { missing } = await readMintedItems(chain, { ...batch, blockNumber: head.number })
    if (missing !== '0x') {
      await failMints(database.sql, { key, nonce, day: batch.day, entries: missing, code: 'DAY_OVER' })
      const minters = decodeMintEntries(missing).map(({ receiver }) => receiver)
      await database.sql.execute(announceMinters(key.chain, minters))
    }
    batch.hasEnded = true
  }
}
