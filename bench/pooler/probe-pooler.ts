import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@network-site/server/services/database'

/** What works through a pooler, each as a sentence. */
export type Probe = { migrations: string; queries: string; notifications: string; locks: string }

const notices = 20
const deliveryMilliseconds = 2000

/** Tries through this URL what servers and relayers need of their database. */
export async function probePooler(url: string): Promise<Probe> {
  let database: Database
  try {
    database = await openDatabase({ url, dataDir: '' })
  } catch (error) {
    const reason = `no: ${reasonOf(error)}`
    return { migrations: reason, queries: reason, notifications: reason, locks: reason }
  }
  const other = await openDatabase({ url, dataDir: '' })
  try {
    return {
      migrations: 'yes',
      queries: await tried(() => probeQueries(database)),
      notifications: await tried(() => probeNotifications(database, other)),
      locks: await tried(() => probeLocks(database, other)),
    }
  } finally {
    await database.close()
    await other.close()
  }
}

async function tried(probe: () => Promise<string>): Promise<string> {
  return probe().catch((error: unknown) => `no: ${reasonOf(error)}`)
}

async function probeQueries(database: Database): Promise<string> {
  await Promise.all(Array.from({ length: 50 }, () => database.sql.execute('select pg_sleep(0.01)')))
  await database.sql.transaction(async (transaction) => void (await transaction.execute('select 1')))
  return 'yes'
}

async function probeNotifications(database: Database, other: Database): Promise<string> {
  let heard = 0
  const listening = await database.listen('pooler_probe', { onMessage: () => heard++, onGap: () => undefined })
  try {
    for (let sent = 0; sent < notices; sent++) {
      await other.sql.execute("select pg_notify('pooler_probe', '')")
      // Between notices the pooler may give the session to somebody else.
      await database.sql.execute('select 1')
    }
    await sleep(deliveryMilliseconds)
    return heard === notices ? 'yes' : `no: ${heard} of ${notices} were heard`
  } finally {
    await listening.close()
  }
}

/** Two processes must not both hold a name, and it must be free when the first has let go. */
async function probeLocks(database: Database, other: Database): Promise<string> {
  const first = await database.lock('pooler probe')
  const second = await other.lock('pooler probe')
  await first?.release()
  await second?.release()
  if (!first) return 'no: nobody gets the lock'
  if (second) return 'no: two processes hold the same lock'
  const third = await other.lock('pooler probe')
  await third?.release()
  return third ? 'yes' : 'no: a lock that was released stays held'
}
