import { mintFailure } from '../../lib/mint-failures.ts'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'

const patienceMilliseconds = 10_000
const pauseMilliseconds = 250

/** Gives a database that is being restarted some seconds, for work that may be done twice. */
export async function keepTrying<Result>(work: (attempt: number) => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (performance.now() - startedAt > patienceMilliseconds)
        throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
      await sleep(pauseMilliseconds)
    }
  }
}
