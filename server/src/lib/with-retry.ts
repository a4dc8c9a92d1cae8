import { setTimeout as sleep } from 'node:timers/promises'

export type RetryOptions = {
  timeoutMilliseconds: number
  delayMilliseconds: number
  /** Turns the last error into the one to throw. */
  toError: (error: unknown) => Error
}

/** Repeats work until it succeeds or the time is up. The work must be safe to run twice. */
export async function withRetry<Result>(
  work: (attempt: number) => Promise<Result>,
  { timeoutMilliseconds, delayMilliseconds, toError }: RetryOptions,
): Promise<Result> {
  const startedAt = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (performance.now() - startedAt > timeoutMilliseconds) throw toError(error)
      await sleep(delayMilliseconds)
    }
  }
}
