import type { NetworkStatus } from '@network-site/protocol/network-status'
import { reasonOf } from '@network-site/protocol/redact'
import { withTimeout } from '@network-site/protocol/concurrency'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StatusHistory } from './status-history.ts'

type Facts = {
  chain: Pick<NetworkStatus['chain'], 'block' | 'blockAt'>
  minting: NetworkStatus['minting']
  mail: { waiting: number; isStuck: boolean }
}

export type StatusOptions = {
  /** What each part says of itself. One that throws, or is silent for long, has failed. */
  readers: {
    chain: () => Promise<Facts['chain']>
    minting: () => Promise<Facts['minting']>
    database: () => Promise<void>
    /** Absent where no mail is sent. */
    mail: (() => Promise<Facts['mail']>) | undefined
  }
  record: StatusHistory
  version: string
  nowMilliseconds: () => number
  warn: (facts: Record<string, unknown>, message: string) => void
  everyMilliseconds?: number
  /** How long a part may take to answer. */
  patienceMilliseconds?: number
}

export type StatusWatch = {
  /** The last known state, from memory; right after the start, once every part was asked. */
  status: () => Promise<NetworkStatus>
  stop: () => Promise<void>
}

const savedEveryMilliseconds = 60_000

/** Asks every part once in a while, so that whoever wants to know the state costs nothing and waits for nobody. */
export function watchStatus(options: StatusOptions): StatusWatch {
  const { readers, record, version, nowMilliseconds, warn, everyMilliseconds = 10_000 } = options
  const { patienceMilliseconds = 5000 } = options
  const startedAt = isoOf(nowMilliseconds())
  let state: Omit<NetworkStatus, 'days'> = {
    checkedAt: startedAt,
    startedAt,
    version,
    chain: { isWell: false, block: null, blockAt: null },
    minting: { isWell: false, isOpen: null, delaySeconds: null, relayers: [] },
    database: { isWell: false },
    mail: readers.mail ? { isWell: false, waiting: null } : null,
  }
  let savedAt = -Infinity
  const ending = new AbortController()

  async function answerOf<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
    const answer = read().catch(() => undefined)
    return withTimeout(answer, { milliseconds: patienceMilliseconds, otherwise: () => undefined })
  }

  async function look(): Promise<void> {
    const [chain, minting, database, mail] = await Promise.all([
      answerOf(readers.chain),
      answerOf(readers.minting),
      answerOf(async () => readers.database().then(() => true)),
      readers.mail && answerOf(readers.mail),
    ])
    // Of a part that does not answer the last known facts stay; when they were known is said beside them.
    state = {
      ...state,
      checkedAt: isoOf(nowMilliseconds()),
      chain: { ...state.chain, ...chain, isWell: chain !== undefined },
      minting: minting ?? { ...state.minting, isWell: false },
      database: { isWell: database !== undefined },
      mail: state.mail && { waiting: mail?.waiting ?? state.mail.waiting, isWell: mail?.isStuck === false },
    }
    record.note({
      chain: !state.chain.isWell,
      minting: !state.minting.isWell,
      database: !state.database.isWell,
      mail: state.mail?.isWell === false,
    })
    if (nowMilliseconds() - savedAt < savedEveryMilliseconds || !database) return
    savedAt = nowMilliseconds()
    const saved = record
      .save()
      .catch((error: unknown) => warn({ reason: reasonOf(error) }, 'the record of the status could not be saved'))
    await withTimeout(saved, { milliseconds: patienceMilliseconds, otherwise: () => undefined })
  }

  const first = look()
  async function keepLooking(): Promise<void> {
    await first
    while (!ending.signal.aborted) {
      await sleep(everyMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
      if (!ending.signal.aborted) await look()
    }
  }
  const looking = keepLooking()

  return {
    status: async () => {
      await first
      return { ...state, days: record.days() }
    },
    stop: async () => {
      ending.abort()
      await looking
    },
  }
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
