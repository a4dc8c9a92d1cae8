import { oneAtATime } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readSenderRequests } from '../../../transactions/sender-requests.ts'
import { createSender } from '../../../transactions/sender.ts'
import { sendPending } from '../../../transactions/send-pending.ts'
import { queuedChannel } from '../mint-channels.ts'
import { failExpiredMints } from './fail-expired-mints.ts'
import { forgetRecords } from './forget-records.ts'
import { forgetSources } from './forget-sources.ts'
import { reconcileWorker } from './reconcile-worker.ts'
import { noticeUnknownNonces, recoverMints } from './recover-mints.ts'
import type { RelayerDependencies, RelayerWorker } from './relayer-worker.ts'
import { reportWorker } from './report-worker.ts'
import { sendBatches } from './send-batches.ts'
import { findDrain } from './serve-requests.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'
import { watchTransactions } from './watch-transactions.ts'

const takeoverMilliseconds = 1000
const expiryCheckMilliseconds = 1000
const checksPerExpiry = 10
const checksPerForgetting = 3600

export type Relayer = {
  /** Works with these keys from now on: begins with new ones, and ends with those that are no longer among them. */
  setAccounts: (accounts: PrivateKeyAccount[]) => void
  close: () => Promise<void>
}

/** A key at work, until it is taken away. */
type WorkingKey = { ending: AbortController; queueSignal: WakeSignal }

/**
 * Relays mints with these keys, each only while no other process does. Any number of processes may be given the same
 * keys: when one dies, another takes its keys over within seconds.
 */
export async function startRelayer(accounts: PrivateKeyAccount[], options: RelayerDependencies): Promise<Relayer> {
  const ending = new AbortController()
  const working = new Map<Address, WorkingKey>()
  /** Loops of keys that were taken away may still be ending. */
  const loops = new Set<Promise<void>>()
  const pause = (milliseconds: number, signal: AbortSignal) =>
    sleep(milliseconds, undefined, { signal }).catch(() => undefined)
  const wakeAll = () => working.forEach(({ queueSignal }) => queueSignal.wake())
  const listening = await options.database.listen(queuedChannel, { onMessage: wakeAll, onGap: wakeAll })
  setAccounts(accounts)
  loops.add(expireMints())

  function setAccounts(wanted: PrivateKeyAccount[]): void {
    if (ending.signal.aborted) return
    const addresses = new Set(wanted.map(({ address }) => address))
    for (const [address, key] of working) {
      if (addresses.has(address)) continue
      working.delete(address)
      key.ending.abort()
      key.queueSignal.wake()
    }
    for (const account of wanted) {
      if (working.has(account.address)) continue
      const key = { ending: new AbortController(), queueSignal: createWakeSignal() }
      const loop = keepWorking(account, key)
      loops.add(loop)
      void loop.finally(() => loops.delete(loop))
      working.set(account.address, key)
    }
  }

  async function keepWorking(account: PrivateKeyAccount, key: WorkingKey): Promise<void> {
    const { signal } = key.ending
    while (!signal.aborted) {
      try {
        await workWhileLocked(account, key)
      } catch (error) {
        options.log.warn(
          { relayer: account.address, reason: reasonOf(error) },
          'a relayer worker stopped; it is started again',
        )
      }
      await pause(takeoverMilliseconds, signal)
    }
  }

  async function workWhileLocked(account: PrivateKeyAccount, { ending: { signal }, queueSignal }: WorkingKey) {
    await Promise.race([options.collection.ready, aborted(signal)])
    if (signal.aborted) return
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
      drain: undefined,
      requestsReadAtMilliseconds: 0,
      isOver: () => isBroken || signal.aborted || lock.isLost(),
    }
    // Where one loop fails the others must end too, before the lock is released.
    const orBreak = (loop: Promise<void>) =>
      loop.finally(() => {
        isBroken = true
        queueSignal.wake()
        watchSignal.wake()
      })
    let recovering: Promise<void> | undefined
    try {
      worker.drain = findDrain(await readSenderRequests(lock.sql, worker.key))
      await reconcileWorker(worker)
      await noticeUnknownNonces(worker)
      recovering = recoverMints(worker)
      await sendPending(worker)
      const ends = await Promise.allSettled(
        [sendBatches, watchTransactions, reportWorker].map((loop) => orBreak(loop(worker))),
      )
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    } finally {
      isBroken = true
      await recovering
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
      await pause(expiryCheckMilliseconds, ending.signal)
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
    setAccounts,
    close: async () => {
      setAccounts([])
      ending.abort()
      await Promise.all(loops)
      await listening.close()
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
