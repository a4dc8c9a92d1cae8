import { oneAtATime } from '@network-site/protocol/one-at-a-time'
import { reasonOf } from '@network-site/protocol/reason-of'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSender } from '../../../chain-sender/sender.ts'
import { sendPending } from '../../../chain-sender/send-pending.ts'
import { queuedChannel } from '../mint-channels.ts'
import { failExpiredMints } from './fail-expired-mints.ts'
import { forgetRecords } from './forget-records.ts'
import { forgetSources } from './forget-sources.ts'
import { reconcileWorker } from './reconcile-worker.ts'
import type { RelayerDependencies, RelayerWorker } from './relayer-worker.ts'
import { reportWorker } from './report-worker.ts'
import { sendBatches } from './send-batches.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'
import { watchTransactions } from './watch-transactions.ts'

const takeoverMilliseconds = 1000
const expiryCheckMilliseconds = 1000
const checksPerExpiry = 10
const checksPerForgetting = 3600

export type Relayer = { close: () => Promise<void> }

/**
 * Relays mints with these keys, each only while no other process does. Any number of processes may be given the same
 * keys: when one dies, another takes its keys over within seconds.
 */
export async function startRelayer(accounts: PrivateKeyAccount[], options: RelayerDependencies): Promise<Relayer> {
  const ending = new AbortController()
  const queueSignals = accounts.map(() => createWakeSignal())
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
  const wakeAll = () => queueSignals.forEach((signal) => signal.wake())
  const listening = await options.database.listen(queuedChannel, { onMessage: wakeAll, onGap: wakeAll })
  const loops = accounts.map((account, index) => keepWorking(account, queueSignals[index] as WakeSignal))
  loops.push(expireMints())

  async function keepWorking(account: PrivateKeyAccount, queueSignal: WakeSignal): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await workWhileLocked(account, queueSignal)
      } catch (error) {
        options.log.warn(
          { relayer: account.address, reason: reasonOf(error) },
          'a relayer worker stopped; it is started again',
        )
      }
      await pause(takeoverMilliseconds)
    }
  }

  async function workWhileLocked(account: PrivateKeyAccount, queueSignal: WakeSignal): Promise<void> {
    await Promise.race([options.collection.ready, aborted(ending.signal)])
    if (ending.signal.aborted) return
    const sender = createSender({ ...options, account, chainNumber: options.collection.chainNumber() })
    const lock = await options.database.lock(`mint relayer ${sender.key.chain} ${sender.key.sender}`)
    if (!lock) return
    const watchSignal = createWakeSignal()
    let isBroken = false
    const worker: RelayerWorker = {
      ...sender,
      ...options,
      lock,
      queueSignal,
      watchSignal,
      exclusively: oneAtATime(),
      batches: new Map(),
      gasEstimator: undefined,
      dayAsks: 0,
      inclusionMilliseconds: 0,
      isOver: () => isBroken || ending.signal.aborted || lock.isLost(),
    }
    // Where one loop fails the others must end too, before the lock is released.
    const orBreak = (loop: Promise<void>) =>
      loop.finally(() => {
        isBroken = true
        queueSignal.wake()
        watchSignal.wake()
      })
    try {
      await reconcileWorker(worker)
      await sendPending(worker)
      const ends = await Promise.allSettled(
        [sendBatches, watchTransactions, reportWorker].map((loop) => orBreak(loop(worker))),
      )
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    } finally {
      await lock.release()
    }
  }

  /** Fails expired mints when the day has turned or minting was closed, and once in a while in any case. */
  async function expireMints(): Promise<void> {
    const { clock, collection, database, settings } = options
    let doneFor = ''
    let forgottenBefore: number | undefined
    let forgetAtCheck = 0
    for (let check = 0; !ending.signal.aborted; check++) {
      await pause(expiryCheckMilliseconds)
      try {
        const state = { chain: collection.chainNumber(), day: collection.chainDay(), isOpen: collection.isOpen() }
        if (state.isOpen && doneFor === JSON.stringify(state) && check % checksPerExpiry !== 0) continue
        await failExpiredMints(database.sql, state)
        doneFor = JSON.stringify(state)
        if (state.day !== forgottenBefore) await forgetSources(database.sql, state)
        forgottenBefore = state.day
        if (check >= forgetAtCheck) {
          const retention = settings.retention
          await forgetRecords(database.sql, { nowMilliseconds: clock.nowMilliseconds(), retention })
          forgetAtCheck = check + checksPerForgetting
        }
      } catch {
        // The chain or the database does not answer, which others report. The next check does the work.
      }
    }
  }

  return {
    close: async () => {
      ending.abort()
      wakeAll()
      await Promise.all(loops)
      await listening.close()
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
