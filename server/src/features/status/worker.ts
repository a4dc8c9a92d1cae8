import { withTimeout } from '@network-site/protocol/concurrency'
import type { NetworkStatus } from '@network-site/protocol/network-status'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { StatusReaders } from '../../services/health.ts'
import type { StatusHistory } from './status-history.ts'

export type StatusOptions = {
  /** A reader that throws or times out has failed. A part without a reader is omitted. */
  readers: () => Partial<StatusReaders>
  history: StatusHistory
  version: string
  nowMilliseconds: () => number
  log: Pick<Logger, 'warn'>
  everyMilliseconds?: number
  /** Time limit of each reader. */
  timeoutMilliseconds?: number
}

const saveEveryMilliseconds = 60_000

/** Checks every part every few seconds, so that requests are answered from memory. */
export function createStatusWatch(options: StatusOptions) {
  const { history, version, nowMilliseconds, log, everyMilliseconds = 10_000, timeoutMilliseconds = 5000 } = options
  const startedAt = isoOf(nowMilliseconds())
  let state: Omit<NetworkStatus, 'days'> = {
    checkedAt: startedAt,
    startedAt,
    version,
    chain: { isWell: false, isDegraded: false, block: null, blockAt: null },
    minting: { isWell: false, isOpen: null, delaySeconds: null, relayers: [] },
    database: { isWell: false },
    mail: null,
  }
  let savedAt = -Infinity
  const ending = new AbortController()

  async function answerOf<Answer>(read: (() => Promise<Answer>) | undefined): Promise<Answer | undefined> {
    const answer = read?.().catch(() => undefined) ?? Promise.resolve(undefined)
    return withTimeout(answer, { milliseconds: timeoutMilliseconds, otherwise: () => undefined })
  }

  async function check(): Promise<void> {
    const readers = options.readers()
    const [chain, minting, isDatabaseWell, mail] = await Promise.all([
      answerOf(readers.chain),
      answerOf(readers.minting),
      answerOf(async () => readers.database?.().then(() => true)),
      answerOf(readers.mail),
    ])
    // A part that fails keeps its last known values.
    state = {
      ...state,
      checkedAt: isoOf(nowMilliseconds()),
      chain: { ...state.chain, ...chain, isWell: chain !== undefined },
      minting: minting ?? { ...state.minting, isWell: false },
      database: { isWell: isDatabaseWell === true },
      mail: readers.mail
        ? { waiting: mail?.waiting ?? state.mail?.waiting ?? null, isWell: mail?.isStuck === false }
        : null,
    }
    history.note({
      chain: !state.chain.isWell,
      minting: !state.minting.isWell,
      database: !state.database.isWell,
      mail: state.mail?.isWell === false,
    })
    if (nowMilliseconds() - savedAt < saveEveryMilliseconds || !isDatabaseWell) return
    savedAt = nowMilliseconds()
    const saved = history
      .save()
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'failed to save the status history'))
    await withTimeout(saved, { milliseconds: timeoutMilliseconds, otherwise: () => undefined })
  }

  async function checkUntilStopped(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(everyMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
      if (!ending.signal.aborted) await check()
    }
  }

  let firstCheck: Promise<void> | undefined
  let working: Promise<void> | undefined
  return {
    start: () => {
      firstCheck ??= check()
      working ??= firstCheck.then(checkUntilStopped)
    },
    /** Returns the last known state, after the first check. */
    status: async (): Promise<NetworkStatus> => {
      await firstCheck
      return { ...state, days: history.days() }
    },
    stop: async (): Promise<void> => {
      ending.abort()
      await working
    },
  }
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
