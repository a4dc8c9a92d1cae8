import { test } from '@playwright/test'

/** Long enough to draw and build another network on a busy machine. */
const startMilliseconds = 600_000

type SharedInFile<Shared> = {
  /** For tests. */
  get: () => Shared
  /** For `baseURL`, which is also read before the first test, when nothing is started yet. */
  peek: () => Shared | undefined
}

/**
 * What all tests of a file share: started before the first of them, ended after the last. For a fixture of their worker
 * they would need a worker and a browser of their own, which takes longer than most tests. Once in a file.
 */
export function shareInFile<Shared>(
  start: () => Promise<Shared>,
  end: (shared: Shared) => unknown,
): SharedInFile<Shared> {
  let shared: Shared | undefined
  // One after the other in one worker, since each worker would start it again.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(startMilliseconds)
    shared = await start()
  })
  test.afterAll(async () => {
    if (shared !== undefined) await end(shared)
    shared = undefined
  })
  return {
    get: () => {
      if (shared === undefined) throw new Error('nothing is shared outside of a test')
      return shared
    },
    peek: () => shared,
  }
}
