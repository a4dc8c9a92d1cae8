import { carryOutRequests } from '../../../transactions/carry-out-requests.ts'
import type { Head } from '../../../transactions/read-head.ts'
import {
  finishSenderRequest,
  readSenderRequests,
  type SenderRequest,
  storeSweepNonce,
} from '../../../transactions/sender-requests.ts'
import { sweepBalance } from '../../../transactions/sweep-balance.ts'
import { hasUnconfirmed } from '../../../transactions/transaction-store.ts'
import type { RelayerWorker } from './relayer-worker.ts'

const everyMilliseconds = 1000

/** Carries out what the operator asked of this key, looking for it once a second. */
export async function serveRequests(worker: RelayerWorker, head: Head): Promise<void> {
  const now = worker.clock.nowMilliseconds()
  if (now - worker.requestsReadAtMilliseconds < everyMilliseconds) return
  worker.requestsReadAtMilliseconds = now
  const requests = await readSenderRequests(worker.database.sql, worker.key)
  worker.drain = findDrain(requests)
  await carryOutRequests(worker, { requests, head })
  if (worker.drain && !worker.drain.isDone) await advanceDrain(worker, { drain: worker.drain, head })
}

/** The request to work no more with a key, where there is one. */
export function findDrain(requests: SenderRequest[]): SenderRequest | undefined {
  return requests.find(({ kind }) => kind === 'drain')
}

/** Whether a key has handed its balance on, or is about to. */
export function isSwept({ drain }: Pick<RelayerWorker, 'drain'>): boolean {
  return drain !== undefined && (drain.isDone || drain.nonce !== null)
}

async function advanceDrain(
  worker: RelayerWorker,
  { drain, head }: { drain: SenderRequest; head: Head },
): Promise<void> {
  const { database, key, lock } = worker
  if (worker.unconfirmed.length > 0) return
  if (drain.nonce !== null) return finishSenderRequest(database.sql, drain.id, 'drained, and the balance was moved')
  const { receiver } = drain
  if (!receiver) return finishSenderRequest(database.sql, drain.id, 'drained')
  await worker.exclusively(async () => {
    // A batch may have been claimed in the moment before the request was read.
    if (await hasUnconfirmed(lock.sql, key)) return
    const onStored = (write: typeof lock.sql, nonce: number) => storeSweepNonce(write, drain.id, nonce)
    const nonce = await sweepBalance(worker, { receiver, head, session: lock.sql, onStored })
    if (nonce === undefined) await finishSenderRequest(lock.sql, drain.id, 'drained; there was nothing left to move')
    // Known at once, so that the empty key is not reported as one that calls for money.
    worker.drain = { ...drain, nonce: nonce ?? null, isDone: nonce === undefined }
  })
}
