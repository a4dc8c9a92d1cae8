import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something holds, looking again and again; throws after the deadline. */
export async function eventually(holds: () => boolean | Promise<boolean>, withinMilliseconds = 15_000): Promise<void> {
  const deadline = performance.now() + withinMilliseconds
  while (!(await holds())) {
    if (performance.now() > deadline)
      throw new Error(`it did not come true within ${withinMilliseconds} ms: ${holds.toString()}`)
    await sleep(25)
  }
}
