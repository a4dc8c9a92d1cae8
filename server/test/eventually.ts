import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the condition holds. Throws after the timeout. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeoutMilliseconds = 15_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMilliseconds
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`condition not met within ${timeoutMilliseconds} ms: ${condition.toString()}`)
    await sleep(25)
  }
}
