import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  askSender,
  finishSenderRequest,
  readSenderRequests,
  type SenderRequest,
} from '../../../transactions/sender-requests.ts'
import { findMinedBatches } from './find-mined-batches.ts'
import type { RelayerWorker } from './relayer-worker.ts'
import { markUsedNonce, readUnknownNonces, storeMinedBatch } from './store-mined-batch.ts'

const retryMilliseconds = 2000
const stepMilliseconds = 100
const largestRetry = 30

/**
 * Notices that the chain has used nonces of this key that the database does not know of: it was restored from a backup.
 * This is written down before anything new is sent, and stays to be done however often the process ends meanwhile.
 */
export async function noticeUnknownNonces(worker: RelayerWorker): Promise<void> {
  const { collection, key, lock, log, nonceFloor } = worker
  const { count, lastBlock } = await readUnknownNonces(lock.sql, key, nonceFloor)
  if (count === 0) return
  log.warn({ relayer: key.sender, count, lastBlock }, 'the chain has transactions that the database does not know of')
  await lock.sql.transaction(async (write) => {
    await askSender(write, key, { kind: 'recover', nonce: nonceFloor, block: lastBlock })
    await markUsedNonce(write, key, { nonce: nonceFloor - 1, block: collection.head().number })
  })
}

/**
 * Learns from the chain what this key has minted and the database does not know of. New mints need not wait for it: the
 * chain says which nonces are used, and the contract what is minted.
 */
export async function recoverMints(worker: RelayerWorker): Promise<void> {
  for (let failures = 0; !worker.isOver(); failures++) {
    try {
      const requests = await readSenderRequests(worker.database.sql, worker.key)
      for (const request of requests) if (request.kind === 'recover') await recover(worker, request)
      return
    } catch (error) {
      worker.log.warn({ relayer: worker.key.sender, reason: reasonOf(error) }, 'mints could not be recovered yet')
      const pause = retryMilliseconds * Math.min(failures + 1, largestRetry)
      for (let waited = 0; waited < pause && !worker.isOver(); waited += stepMilliseconds) await sleep(stepMilliseconds)
    }
  }
}

async function recover(worker: RelayerWorker, { id, nonce, block }: SenderRequest): Promise<void> {
  const { collection, database, key, log } = worker
  let batches = 0
  const blocks = { fromBlock: block ?? undefined, toBlock: collection.head().number }
  for await (const batch of findMinedBatches(worker, blocks)) {
    if (worker.isOver()) return
    if (batch.nonce >= (nonce ?? 0)) continue
    if (await storeMinedBatch(database.sql, { key, batch, today: collection.chainDay() })) batches++
  }
  await finishSenderRequest(database.sql, id, `${batches} batches were recovered from the chain`)
  log.warn({ relayer: key.sender, batches }, 'mints were recovered from the chain')
}
