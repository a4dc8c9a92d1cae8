import { fillPlaceholders } from '@network-site/protocol/text'
import { reasonOf } from '@network-site/protocol/redact'
import { withTimeout } from '@network-site/protocol/concurrency'
import type { Email, Mailer } from '../../services/mailer.ts'
import type { FormWords } from './form-words.ts'
import type { SubmissionStore } from './submission-store.ts'
import type { SubmissionRow } from './tables.ts'

export type DeliveryOptions = {
  store: SubmissionStore
  mailer: Mailer
  words: FormWords['mail']
  nowMilliseconds: () => number
  warn: (facts: Record<string, unknown>, message: string) => void
  /** How long a claim holds; longer than any attempt can take. */
  claimMilliseconds?: number
  /** How many are sent in a day; the rest wait for the next. */
  emailsPerDay: number
  lookEveryMilliseconds?: number
}

export type Delivery = {
  /** Says that there may be something to send. */
  wake: () => void
  /** Begins nothing more, and waits a moment for what is under way. */
  stop: () => Promise<void>
}

const firstPauseMilliseconds = 15_000
const longestPauseMilliseconds = 60 * 60_000
const closingPatienceMilliseconds = 1500

/** Sends the emails that are due, one at a time, on any number of servers. It never gives one up. */
export function deliverSubmissions(options: DeliveryOptions): Delivery {
  const { store, mailer, words, nowMilliseconds, warn, emailsPerDay } = options
  const { claimMilliseconds = 120_000, lookEveryMilliseconds = 5000 } = options
  let isStopped = false
  let isWanted = false
  let isDaySpent = false
  let delivering: Promise<void> | undefined

  function wake(): void {
    isWanted = true
    if (isStopped || delivering) return
    delivering = deliverAll()
      .catch((error: unknown) => warn({ reason: reasonOf(error) }, 'the outbox could not be read'))
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
      await mailer.send(composeEmail(claimed, words))
    } catch (error) {
      const reason = reasonOf(error)
      warn({ submission: claimed.id, attempt: claimed.attempts, reason }, 'an email could not be sent')
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
    if (isDaySpent && !wasSpent) warn({ emailsPerDay }, 'today’s emails are sent, the rest wait for tomorrow')
    return isDaySpent
  }

  // Finds what an earlier run or another server has left.
  const timer = setInterval(wake, lookEveryMilliseconds)
  timer.unref()
  wake()

  return {
    wake,
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
function composeEmail(submission: SubmissionRow, words: FormWords['mail']): Email {
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
