import { sql } from 'drizzle-orm'
import type { Database } from '../../services/database.ts'
import { batchCalls } from './batch-calls.ts'
import type { Collection } from './collection.ts'
import { insertMints, type RequestedMint } from './insert-mints.ts'
import { keepTrying } from './keep-trying.ts'
import { queuedChannel } from './mint-channels.ts'
import { mintKeyString } from './mint-key.ts'
import type { MintOutcome, PendingMints } from './pending-mints.ts'
import type { MintProgress } from './read-states.ts'

export type EnqueueDependencies = {
  database: Database
  collection: Collection
  pendingMints: PendingMints
  /** Called when a mint was put into the queue. */
  onQueued: (minter: string) => void
}

type Queued = { progress: MintProgress | undefined; wasTriedTwice: boolean }

const notifyMilliseconds = 15

/** Puts one mint into the queue, together with whatever else is requested now, and waits until it has ended. */
export function createEnqueueMint({
  database,
  collection,
  pendingMints,
  onQueued,
}: EnqueueDependencies): (mint: RequestedMint) => Promise<MintOutcome> {
  const notify = createNotifyRelayers(database)
  const insert = batchCalls<RequestedMint, Queued>(insertAll, {
    maxBatch: 500,
    maxRunning: database.kind === 'pglite' ? 1 : 2,
  })

  return async (mint) => {
    const joined = pendingMints.find(mint)
    if (joined) return joined
    // Added before the row is written: the mint may end before the write is answered.
    const outcome = pendingMints.add(mint)
    try {
      const { progress, wasTriedTwice } = await insert(mint)
      const isOld = progress?.state === 'minted' && !wasTriedTwice
      if (isOld) pendingMints.settle(mintKeyString(mint), { state: 'failed', code: 'ALREADY_MINTED' })
      else if (progress) pendingMints.settleAll(new Map([[mintKeyString(mint), progress]]))
      if (progress?.state === 'waiting') onQueued(mint.minter)
    } catch (error) {
      pendingMints.settle(mintKeyString(mint), { state: 'failed', code: 'RELAYER_UNAVAILABLE' })
      throw error
    }
    return outcome
  }

  /** Inserting the same mint twice does no harm. */
  async function insertAll(requested: RequestedMint[]): Promise<Queued[]> {
    return keepTrying(async (attempt) => {
      const progress = await insertMints(database.sql, collection.chainNumber(), requested)
      if (progress.size > 0) notify()
      return requested.map((mint) => ({ progress: progress.get(mintKeyString(mint)), wasTriedTwice: attempt > 0 }))
    })
  }
}

/** Wakes the relayers, at most once in some milliseconds: a notification is a commit of its own. */
function createNotifyRelayers(database: Database): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      // A lost notification costs little: relayers also read the queue now and then.
      database.sql.execute(sql`select pg_notify(${queuedChannel}, '')`).catch(() => undefined)
    }, notifyMilliseconds)
  }
}
