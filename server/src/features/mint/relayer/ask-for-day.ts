import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../transactions/rows.ts'
import { sendEmpty } from '../../../transactions/send-empty.ts'
import type { RelayerWorker } from './relayer-worker.ts'

const quietMilliseconds = 2000
/** A clock that is far ahead asks less and less often, down to once a minute. */
const mostDoublings = 5
const waitingSchema = z.object({ is_waiting: z.boolean() })

/**
 * Finds out whether a new day has begun for the chain too: a batch for a day that it has not come to would revert. Where
 * blocks come only with transactions a quiet chain cannot say so, and mints that wait for the day send an empty one.
 */
export async function askForDay(worker: RelayerWorker): Promise<void> {
  const { collection, database, key, log } = worker
  if (collection.chainDay() >= collection.day()) {
    worker.dayAsks = 0
    return
  }
  try {
    await collection.refresh()
    const patience = quietMilliseconds * 2 ** Math.min(worker.dayAsks, mostDoublings)
    const isQuiet = collection.quietMilliseconds() > patience && worker.unconfirmed.length === 0
    if (!isQuiet || collection.chainDay() >= collection.day()) return
    const waiting = await database.sql.execute(sql`
      select exists (
        select from mint where chain = ${key.chain} and relayer is null and failure is null and day > ${collection.chainDay()}
      ) as is_waiting`)
    if (!rowsOf(waitingSchema, waiting)[0]?.is_waiting) return
    worker.dayAsks++
    await worker.exclusively(() => sendEmpty(worker, { head: collection.head(), session: worker.lock.sql }))
  } catch (error) {
    log.warn({ relayer: key.sender, reason: reasonOf(error) }, 'the chain could not be asked for its day')
  }
}
