import { faucetFailure } from '@network-site/protocol/faucet'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Lock } from '../../services/database.ts'

export type TakeTurn = <Result>(work: (lock: Lock) => Promise<Result>) => Promise<Result>

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
        refuseLost(lock)
        return await work(lock)
      } finally {
        await lock.release()
      }
    })
    last = turn.catch(() => undefined).finally(() => waiting--)
    return turn
  }
}

/** Throws once the lock is lost: another server may have it, and would take the same nonce. */
export function refuseLost(lock: Lock): void {
  if (lock.isLost()) throw faucetFailure('FAUCET_BUSY')
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
