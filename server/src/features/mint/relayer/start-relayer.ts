import { oneAtATime } from '@network-site/protocol/concurrency'
import { collectionAbi } from '@network-site/protocol/contracts'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import { toFunctionSelector, getAbiItem } from 'viem'
import { sendPending } from '../../../transactions/broadcast.ts'
import { findDrain } from '../../../transactions/drain.ts'
import { readSenderRequests } from '../../../transactions/sender-requests.ts'
import { type Call, createSender, type Sender, type Signer } from '../../../transactions/sender.ts'
import { queuedChannel } from '../mint-progress.ts'
import { runHousekeeping } from './housekeeping.ts'
import { noticeUnknownNonces, recoverMints } from './recover-mints.ts'
import { reportWorker } from './relayer-reports.ts'
import { sendBatches } from './send-batches.ts'
import { watchTransactions } from './watch-transactions.ts'
import {
  createWakeSignal,
  loadBatches,
  reconcileWorker,
  type RelayerDependencies,
  type RelayerWorker,
  type WakeSignal,
} from './worker.ts'

const takeoverMilliseconds = 1000
const mintBatchSelector = toFunctionSelector(getAbiItem({ abi: collectionAbi, name: 'mintBatch' }))

export type Relayer = {
  /** Starts workers for new accounts, and stops the workers of removed ones. A key may have moved to another account. */
  setAccounts: (accounts: Signer[]) => void
  /** Throws the reason why a key service does not sign. */
  pingKeyServices: () => Promise<void>
  close: () => Promise<void>
}

type WorkingKey = { ending: AbortController; queueSignal: WakeSignal }

/**
 * Relays mints with one worker per key, each under the key's lock. Several processes may have the same keys: if one dies,
 * another takes over its keys within seconds.
 */
export async function startRelayer(accounts: Signer[], options: RelayerDependencies): Promise<Relayer> {
  const collectionAddress = options.chain.contracts.collection.toLowerCase()
  const ending = new AbortController()
  const working = new Map<Signer, WorkingKey>()
  /** Includes the loops of removed keys until they end. */
  const loops = new Set<Promise<void>>()
  /** The lowercase addresses of this process's keys, to which a drained key may move its balance. */
  let ownAddresses = new Set<string>()
  const wakeAll = () => working.forEach(({ queueSignal }) => queueSignal.wake())
  const listening = await options.database.listen(queuedChannel, { onMessage: wakeAll, onGap: wakeAll })
  setAccounts(accounts)
  loops.add(runHousekeeping(options, ending.signal))

  function setAccounts(wanted: Signer[]): void {
    if (ending.signal.aborted) return
    // Kept while closing, so that the last transactions are still checked against it.
    if (wanted.length > 0) ownAddresses = new Set(wanted.map(({ address }) => address.toLowerCase()))
    for (const [account, key] of working) {
      if (wanted.includes(account)) continue
      working.delete(account)
      key.ending.abort()
      key.queueSignal.wake()
    }
    for (const account of wanted) {
      if (working.has(account)) continue
      const key = { ending: new AbortController(), queueSignal: createWakeSignal() }
      const loop = keepWorking(account, { key, options, mayCall, isOwnAddress })
      loops.add(loop)
      void loop.finally(() => loops.delete(loop))
      working.set(account, key)
    }
  }

  function isOwnAddress(address: string): boolean {
    return ownAddresses.has(address.toLowerCase())
  }

  /** Allows batches of mints, and transfers to another key of this process. */
  function mayCall({ to, data = '0x', value = 0n }: Call): boolean {
    if (data === '0x') return isOwnAddress(to)
    return value === 0n && to.toLowerCase() === collectionAddress && data.startsWith(mintBatchSelector)
  }

  return {
    setAccounts,
    pingKeyServices: async () => {
      const reasons = [...working.keys()].flatMap((account) => account.trouble?.()?.reason ?? [])
      if (reasons.length > 0) throw new Error([...new Set(reasons)].join(', '))
    },
    close: async () => {
      setAccounts([])
      ending.abort()
      await Promise.all(loops)
      await listening.close()
    },
  }
}

type WorkOptions = { key: WorkingKey; options: RelayerDependencies } & Pick<Sender, 'mayCall' | 'isOwnAddress'>

async function keepWorking(account: Signer, work: WorkOptions): Promise<void> {
  const { key, options } = work
  const { signal } = key.ending
  while (!signal.aborted) {
    try {
      await workWhileLocked(account, work)
    } catch (error) {
      options.log.warn({ relayer: account.address, reason: reasonOf(error) }, 'a relayer worker stopped; restarting it')
    }
    await sleep(takeoverMilliseconds, undefined, { signal }).catch(() => undefined)
  }
}

async function workWhileLocked(account: Signer, { key, options, ...policy }: WorkOptions): Promise<void> {
  const { queueSignal } = key
  const { signal } = key.ending
  await Promise.race([options.collection.ready, aborted(signal)])
  if (signal.aborted) return
  const { refused: onRefusal } = options.metrics
  const sender = createSender({
    ...options,
    ...policy,
    account,
    onRefusal,
    onSigned: (attempt) => options.metrics.signed(attempt),
    isNeeded: async (ofKey, nonce) => (await loadBatches({ ...options, key: ofKey }, [nonce])).size > 0,
    chainNumber: options.collection.chainNumber(),
  })
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
    endpoint: 0,
    dayChecks: 0,
    inclusionMilliseconds: 0,
    drain: undefined,
    requestsReadAtMilliseconds: 0,
    isOver: () => isBroken || signal.aborted || lock.isLost(),
  }
  // If one loop fails, the others must stop too before the lock is released.
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

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
