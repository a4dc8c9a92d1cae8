import { withTimeout } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import { fillPlaceholders } from '@network-site/protocol/text'
import { formAnswers } from '@network-site/site/server-pages'
import type { Logger } from 'pino'
import type { Email, Mailer } from '../../services/mailer.ts'
import type { SubmissionStore } from './submission-store.ts'
import type { SubmissionRow } from './tables.ts'

/** Intervals that tests shorten. */
export type WorkerTimes = {
  /** How long a claim is valid; longer than any attempt. */
  claimMilliseconds?: number
  deliverEveryMilliseconds?: number
  pruneEveryMilliseconds?: number
}

type WorkerOptions = WorkerTimes & { nowMilliseconds: () => number; log: Pick<Logger, 'warn'> }

type DeliveryOptions = WorkerOptions & {
  store: SubmissionStore
  mailer: Mailer
  /** Daily limit of emails; the rest are sent the next day. */
  emailsPerDay: number
}

/** Sends due emails one at a time, on any number of servers, and retries each until it is sent. */
export function deliverSubmissions(options: DeliveryOptions) {
  const { store, mailer, nowMilliseconds, log, emailsPerDay } = options
  const { claimMilliseconds = 120_000, deliverEveryMilliseconds = 5000 } = options
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWakeRequested = false
  let isLimitReached = false
  let delivering: Promise<void> | undefined

  function wake(): void {
    isWakeRequested = true
    if (isStopped || delivering) return
    delivering = deliverAll()
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'failed to read the outbox'))
      .finally(() => (delivering = undefined))
  }

  async function deliverAll(): Promise<void> {
    do {
      isWakeRequested = false
      while (await deliverNext());
    } while (isWakeRequested)
  }

  /** Resolves to true if an email was sent, so there may be more. After a failure, the rest wait for the next poll. */
  async function deliverNext(): Promise<boolean> {
    if (isStopped) return false
    const now = nowMilliseconds()
    if (await isDayComplete(new Date(now))) return false
    const claimed = await store.claim(new Date(now), new Date(now + claimMilliseconds))
    if (!claimed) return false
    try {
      await mailer.send(composeEmail(claimed))
    } catch (error) {
      const reason = reasonOf(error)
      log.warn({ submission: claimed.id, attempt: claimed.attempts, reason }, 'failed to send an email')
      const nextAttemptAt = new Date(nowMilliseconds() + retryDelayMilliseconds(claimed.attempts))
      await store.markFailed(claimed, { reason, nextAttemptAt })
      return false
    }
    await store.markSent(claimed, new Date(nowMilliseconds()))
    return true
  }

  /** Checks the daily limit, and logs once when it is reached. */
  async function isDayComplete(now: Date): Promise<boolean> {
    const wasReached = isLimitReached
    isLimitReached = (await store.countSent(now)) >= emailsPerDay
    if (isLimitReached && !wasReached)
      log.warn({ emailsPerDay }, 'reached the daily email limit; remaining emails will be sent tomorrow')
    return isLimitReached
  }

  return {
    /** Sends pending emails, now and periodically, including those of earlier runs and other servers. */
    start: () => {
      timer = setInterval(wake, deliverEveryMilliseconds)
      timer.unref()
      wake()
    },
    /** Sends a new submission immediately. */
    wake,
    /** Stops, and waits briefly for an email in progress. */
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      if (delivering) await withTimeout(delivering, { milliseconds: 1500, otherwise: () => undefined })
    },
  }
}

/** Returns the delay before a retry: 15 seconds, doubled after each failure, up to an hour. */
export function retryDelayMilliseconds(attempts: number): number {
  return Math.min(15_000 * 2 ** (attempts - 1), 60 * 60_000)
}

/** Composes the email to the team. */
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
  store: Pick<SubmissionStore, 'prune'>
  keepDays: number
  /** Whether there is a mail server. Without one, age counts from when a message was received. */
  isMailed: boolean
}

/** Deletes old messages at startup and every hour. */
export function pruneSubmissions(options: PruneOptions) {
  const { store, nowMilliseconds, log, keepDays, isMailed, pruneEveryMilliseconds = 3_600_000 } = options
  let timer: NodeJS.Timeout | undefined
  let pruning = Promise.resolve()

  function prune(): void {
    pruning = store
      .prune(new Date(nowMilliseconds() - keepDays * 86_400_000), { isMailed })
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'failed to delete old messages'))
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
