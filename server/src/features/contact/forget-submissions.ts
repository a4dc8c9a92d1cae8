import { reasonOf } from '@network-site/protocol/redact'
import type { SubmissionStore } from './submission-store.ts'

export type ForgetOptions = {
  store: Pick<SubmissionStore, 'forget'>
  nowMilliseconds: () => number
  warn: (facts: Record<string, unknown>, message: string) => void
  keepDays: number
  /** Whether emails are sent. Where they are not, the archive is all there is, and age counts from when a message came. */
  isMailed: boolean
  everyMilliseconds?: number
}

const dayMilliseconds = 86_400_000

/** Deletes messages that are old enough, now and every hour. */
export function forgetSubmissions(options: ForgetOptions): { stop: () => Promise<void> } {
  const { store, nowMilliseconds, warn, keepDays, isMailed, everyMilliseconds = 3_600_000 } = options
  let forgetting = Promise.resolve()

  function forget(): void {
    forgetting = store
      .forget(new Date(nowMilliseconds() - keepDays * dayMilliseconds), { isMailed })
      .catch((error: unknown) => warn({ reason: reasonOf(error) }, 'old messages could not be deleted'))
  }

  const timer = setInterval(forget, everyMilliseconds)
  timer.unref()
  forget()
  return {
    stop: async () => {
      clearInterval(timer)
      await forgetting
    },
  }
}
