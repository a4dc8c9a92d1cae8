import { mintFailure } from '@network-site/protocol/mint-failures'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../adapters/database.ts'
import type { Collection } from './collection.ts'
import { inGroups } from './in-groups.ts'
import { waitingChannel } from './mint-channels.ts'
import { keyWord } from './mint-key.ts'
import { reasonOf } from './reason-of.ts'
import { queueMints, type AskedMint } from './queue-mints.ts'
import type { MintProgress } from './read-states.ts'
import type { Outcome, WaitingRoom } from './waiting-room.ts'

export type AskOptions = {
  database: Database
  collection: Collection
  room: WaitingRoom
  /** Called when a mint was put into the queue. */
  onQueued: (minter: string) => void
}

type Queued = { progress: MintProgress | undefined; wasTriedTwice: boolean }

const bellMilliseconds = 15
const patienceMilliseconds = 10_000
const pauseMilliseconds = 250

/** Puts one mint into the queue, together with whatever else is asked for now, and waits until it has ended. */
export function createAskForMint({
  database,
  collection,
  room,
  onQueued,
}: AskOptions): (asked: AskedMint) => Promise<Outcome> {
  const ring = bell(database)
  const queue = inGroups<AskedMint, Queued>(queueAll, { largest: 500, atOnce: database.kind === 'pglite' ? 1 : 2 })

  return async (asked) => {
    const joined = room.find(asked)
    if (joined) return joined
    // The place is taken before the row is written: its end may be told before the write is answered.
    const outcome = room.enter(asked)
    try {
      const { progress, wasTriedTwice } = await queue(asked)
      const isOld = progress?.state === 'minted' && !wasTriedTwice
      if (isOld) room.settle(keyWord(asked), { state: 'failed', code: 'ALREADY_MINTED' })
      else if (progress) room.settleAll(new Map([[keyWord(asked), progress]]))
      onQueued(asked.minter)
    } catch (error) {
      room.settle(keyWord(asked), { state: 'failed', code: 'RELAYER_UNAVAILABLE' })
      throw error
    }
    return outcome
  }

  /** A database that is being restarted is given some seconds: asking twice for the same mint does no harm. */
  async function queueAll(asked: AskedMint[]): Promise<Queued[]> {
    const startedAt = performance.now()
    for (let attempt = 0; ; attempt++) {
      try {
        const progress = await queueMints(database.sql, collection.chainId(), asked)
        if (progress.size > 0) ring()
        return asked.map((key) => ({ progress: progress.get(keyWord(key)), wasTriedTwice: attempt > 0 }))
      } catch (error) {
        if (performance.now() - startedAt > patienceMilliseconds)
          throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
        await sleep(pauseMilliseconds)
      }
    }
  }
}

/** Wakes whoever relays, at most once in some milliseconds: a notification is a commit of its own. */
function bell(database: Database): () => void {
  let isRinging = false
  return () => {
    if (isRinging) return
    isRinging = true
    setTimeout(() => {
      isRinging = false
      // A bell that is not heard costs little: relayers also look by themselves.
      database.sql.execute(sql`select pg_notify(${waitingChannel}, '')`).catch(() => undefined)
    }, bellMilliseconds)
  }
}
