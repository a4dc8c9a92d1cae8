import { withTimeout } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import { fillPlaceholders } from '@network-site/protocol/text'
import { formAnswers } from '@network-site/site/server-pages'
import type { Logger } from 'pino'
import type { Email, Mailer } from '../../services/mailer.ts'
import type { SubmissionStore } from './submission-store.ts'
import type { SubmissionRow } from './tables.ts'

/** How often the workers look, where a test is in a hurry. */
export type WorkerTimes = {
  /** How long a claim holds; longer than any attempt can take. */
  claimMilliseconds?: number
  deliverEveryMilliseconds?: number
  pruneEveryMilliseconds?: number
}

type WorkerOptions = WorkerTimes & { nowMilliseconds: () => number; log: Pick<Logger, 'warn'> }

type DeliveryOptions = WorkerOptions & {
  store: SubmissionStore
  mailer: Mailer
  /** Daily limit of emails; the rest wait for the next day. */
  emailsPerDay: number
}

const firstPauseMilliseconds = 15_000
const longestPauseMilliseconds = 60 * 60_000
const closingPatienceMilliseconds = 1500

/** Sends the emails that are due, one at a time, on any number of servers. It retries until an email is sent. */
export function deliverSubmissions(options: DeliveryOptions) {
  const { store, mailer, nowMilliseconds, log, emailsPerDay } = options
  const { claimMilliseconds = 120_000, deliverEveryMilliseconds = 5000 } = options
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWanted = false
  let isDaySpent = false
  let delivering: Promise<void> | undefined

  function wake(): void {
    isWanted = true
    if (isStopped || delivering) return
    delivering = deliverAll()
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'the outbox could not be read'))
      .finally(() => (delivering = undefined))
  }

  async function deliverAll(): Promise<void> {
    do {
      isWanted = false
      while (await deliverNext());
    } while (isWanted)
  }

  /** True when an email was sent, so that there may be another. After a failure the rest waits for the next look. */
  async function deliverNext(): Promise<boolean> {
    if (isStopped) return false
    const now = nowMilliseconds()
    if (await isSpent(new Date(now))) return false
    const claimed = await store.claim(new Date(now), new Date(now + claimMilliseconds))
    if (!claimed) return false
    try {
      await mailer.send(composeEmail(claimed))
    } catch (error) {
      const reason = reasonOf(error)
      log.warn({ submission: claimed.id, attempt: claimed.attempts, reason }, 'an email could not be sent')
      const nextAttemptAt = new Date(nowMilliseconds() + pauseMilliseconds(claimed.attempts))
      await store.markFailed(claimed, { reason, nextAttemptAt })
      return false
    }
    await store.markSent(claimed, new Date(nowMilliseconds()))
    return true
  }

  /** Whether today's emails are sent. Said once: nothing is lost by it. */
  async function isSpent(now: Date): Promise<boolean> {
    const wasSpent = isDaySpent
    isDaySpent = (await store.countSent(now)) >= emailsPerDay
    if (isDaySpent && !wasSpent) log.warn({ emailsPerDay }, 'today’s emails are sent, the rest wait for tomorrow')
    return isDaySpent
  }

  return {
    /** Sends what an earlier run or another server has left, now and from time to time. */
    start: () => {
      timer = setInterval(wake, deliverEveryMilliseconds)
      timer.unref()
      wake()
    },
    /** Sends a new submission at once. */
    wake,
    /** Begins nothing more, and waits a moment for an email that is being sent. */
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      if (delivering)
        await withTimeout(delivering, { milliseconds: closingPatienceMilliseconds, otherwise: () => undefined })
    },
  }
}

/** 15 seconds after the first failure, twice that after each further one, an hour at most. */
export function pauseMilliseconds(attempts: number): number {
  return Math.min(firstPauseMilliseconds * 2 ** (attempts - 1), longestPauseMilliseconds)
}

/** The email that tells the team of a submission. What people write is text in it, never a header's syntax. */
function composeEmail(submission: SubmissionRow): Email {
  const words = formAnswers.mail
  const { id, formId, email, subject, message, fields, receivedAt, messageId } = submission
  const extra = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  const sender = fillPlaceholders(words.sender, { email })
  const lines = [message, '', '-- ', sender, ...extra, fillPlaceholders(words.origin, { formId, id })]
  return {
    messageId,
    replyTo: email,
    subject: subject || fillPlaceholders(words.subject, { email }),
    text: `${lines.join('\n')}\n`,
    date: receivedAt,
  }
}

type PruneOptions = WorkerOptions & {
  store: Pick<SubmissionStore, 'forget'>
  keepDays: number
  /** Whether emails are sent. If not, the archive is the only copy, and age counts from when a message came. */
  isMailed: boolean
}

const dayMilliseconds = 86_400_000

/** Deletes messages that are old enough, at the start and every hour. */
export function pruneSubmissions(options: PruneOptions) {
  const { store, nowMilliseconds, log, keepDays, isMailed, pruneEveryMilliseconds = 3_600_000 } = options
  let timer: NodeJS.Timeout | undefined
  let pruning = Promise.resolve()

  function prune(): void {
    pruning = store
      .forget(new Date(nowMilliseconds() - keepDays * dayMilliseconds), { isMailed })
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'old messages could not be deleted'))
  }

  return {
    start: () => {
      timer = setInterval(prune, pruneEveryMilliseconds)
      timer.unref()
      prune()
    },
    stop: async () => {
      clearInterval(timer)
      await pruning
    },
  }
}
