import { setTimeout as sleep } from 'node:timers/promises'
import type { PrivateKeyAccount } from 'viem/accounts'
import { waitingChannel } from '../mint-channels.ts'
import { reasonOf } from '../reason-of.ts'
import { createBell, type Bell } from './bell.ts'
import { closeDay } from './close-day.ts'
import { deliver } from './deliver.ts'
import { forgetSources } from './forget-sources.ts'
import type { Lane, RelayerOptions } from './lane.ts'
import { reconcile } from './reconcile.ts'
import { reportLane } from './report-lane.ts'
import { sendBatches } from './send-batches.ts'
import { watchTransactions } from './watch-transactions.ts'

const takeoverMilliseconds = 1000
const tidyMilliseconds = 1000
const looksPerTidying = 10

export type Relayer = { close: () => Promise<void> }

/**
 * Relays mints with these keys, each only while no other process does. Any number of processes may be given the same
 * keys: when one dies, another takes its keys over within seconds.
 */
export async function startRelayer(accounts: PrivateKeyAccount[], options: RelayerOptions): Promise<Relayer> {
  const ending = new AbortController()
  const bells = accounts.map(() => createBell())
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
  const ringAll = () => bells.forEach((bell) => bell.ring())
  const listening = await options.database.listen(waitingChannel, { onMessage: ringAll, onGap: ringAll })
  const loops = accounts.map((account, index) => keepLane(account, bells[index] as Bell))
  loops.push(keepTidy())

  async function keepLane(account: PrivateKeyAccount, bell: Bell): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await runWhileHeld(account, bell)
      } catch (error) {
        options.log.warn(
          { relayer: account.address, reason: reasonOf(error) },
          'a relayer key was let go; taking it up again',
        )
      }
      await pause(takeoverMilliseconds)
    }
  }

  async function runWhileHeld(account: PrivateKeyAccount, bell: Bell): Promise<void> {
    await Promise.race([options.collection.known, aborted(ending.signal)])
    if (ending.signal.aborted) return
    const key = { chain: options.collection.chainId(), relayer: account.address.toLowerCase() }
    const lock = await options.database.lock(`mint relayer ${key.chain} ${key.relayer}`)
    if (!lock) return
    const watchBell = createBell()
    let isBroken = false
    const lane: Lane = {
      ...options,
      key,
      account,
      lock,
      bell,
      watchBell,
      open: [],
      floorNonce: 0,
      settledNonce: 0,
      gauge: undefined,
      inclusionMilliseconds: 0,
      balanceWei: undefined,
      gapSinceMilliseconds: undefined,
      isOver: () => isBroken || ending.signal.aborted || lock.isLost(),
    }
    // Where one loop fails the others must end too, before the key is let go.
    const orBreak = (loop: Promise<void>) =>
      loop.finally(() => {
        isBroken = true
        bell.ring()
        watchBell.ring()
      })
    try {
      await reconcile(lane)
      await deliver(lane)
      const ends = await Promise.allSettled(
        [sendBatches, watchTransactions, reportLane].map((loop) => orBreak(loop(lane))),
      )
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    } finally {
      await lock.release()
    }
  }

  /** Looks every second whether the day has turned or minting was closed, and once in a while in any case. */
  async function keepTidy(): Promise<void> {
    const { collection, database } = options
    let doneFor = ''
    let forgottenBefore: number | undefined
    for (let look = 0; !ending.signal.aborted; look++) {
      await pause(tidyMilliseconds)
      try {
        const state = { chain: collection.chainId(), day: collection.day(), isOpen: collection.isOpen() }
        if (state.isOpen && doneFor === JSON.stringify(state) && look % looksPerTidying !== 0) continue
        await closeDay(database.sql, state)
        doneFor = JSON.stringify(state)
        if (state.day !== forgottenBefore) await forgetSources(database.sql, state)
        forgottenBefore = state.day
      } catch {
        // The chain or the database is away, which others report; what is late stays late until the next look.
      }
    }
  }

  return {
    close: async () => {
      ending.abort()
      ringAll()
      await Promise.all(loops)
      await listening.close()
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
