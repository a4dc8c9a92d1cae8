import { faucetFailure } from '@network-site/protocol/faucet'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Lock, Sql } from '../../adapters/database.ts'

export type TakeTurn = <Result>(work: (session: Sql) => Promise<Result>) => Promise<Result>

const mostWaiting = 100
const lookAgainMilliseconds = 40
const patienceMilliseconds = 8000

/**
 * Lets one piece of work touch the faucet's key at a time: in this process by a queue, among servers by a lock of the
 * database, which is free again the moment its holder is gone, however it went.
 */
export function takeTurns(database: Database, name: string): TakeTurn {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (work) => {
    if (waiting >= mostWaiting) throw faucetFailure('FAUCET_BUSY')
    waiting++
    const turn = last.then(async () => {
      const lock = await lockPatiently(database, name)
      try {
        return await work(lock.sql)
      } finally {
        await lock.release()
      }
    })
    last = turn.catch(() => undefined).finally(() => waiting--)
    return turn
  }
}

async function lockPatiently(database: Database, name: string): Promise<Lock> {
  const deadline = performance.now() + patienceMilliseconds
  for (;;) {
    const lock = await database.lock(name)
    if (lock) return lock
    if (performance.now() > deadline) throw faucetFailure('FAUCET_BUSY')
    await sleep(lookAgainMilliseconds)
  }
}
