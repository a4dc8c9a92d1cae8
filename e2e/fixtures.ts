import { test as base } from '@playwright/test'
import { createPageMessages, type PageMessages } from './page-messages.ts'
import { removeSiteData, type RunningSite, runSite } from './run-site.ts'

type Fixtures = {
  messages: PageMessages
  /** Declares messages that this test causes. Any other message fails it, and so does a declared one that never comes. */
  expectMessage: PageMessages['expectMessage']
  /** Declares messages that may come or not. */
  allowMessage: PageMessages['allowMessage']
  playsFilms: boolean
}

/**
 * A test whose page must report no error: a Content-Security-Policy violation, an uncaught error, a console error
 * or a request to another origin fails it, unless the test expects it.
 */
export const test = base.extend<Fixtures>({
  // Only tests about films play them: the processor alone decodes them here, which slows everything else.
  playsFilms: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  messages: async ({}, use) => use(createPageMessages()),
  expectMessage: async ({ messages }, use) => use(messages.expectMessage),
  allowMessage: async ({ messages }, use) => use(messages.allowMessage),
  // Every page of it is followed, those that a test or a link opens too.
  context: async ({ context, baseURL, messages }, use) => {
    await messages.follow(context, baseURL)
    await use(context)
    await messages.settle()
  },
  page: async ({ page, messages, playsFilms }, use) => {
    if (!playsFilms) await page.addInitScript(saveData)
    await use(page)
    // While it is still open, since what is expected may yet come.
    await messages.settle()
  },
})

/** A test on a site of its own, for what would disturb other tests: another day, slow blocks, other settings. */
export function ownSiteTest(env: Record<string, string> | (() => Promise<Record<string, string>>)) {
  const shared = shareInFile(
    async () => runSite(typeof env === 'function' ? await env() : env),
    async (site) => {
      await site.stop()
      await removeSiteData(site)
    },
  )
  return test.extend<{ site: RunningSite }>({
    site: async ({}, use) => use(shared.get()),
    baseURL: async ({}, use) => use(shared.peek()?.url),
  })
}

/** For tests about motion. All others ask for reduced motion, since the processor draws it here. */
export const fullMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** What playwright.config.ts sets for every test. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Runs in the page: this visitor asked for less data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

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
  base.describe.configure({ mode: 'default' })
  base.beforeAll(async () => {
    base.setTimeout(startMilliseconds)
    shared = await start()
  })
  base.afterAll(async () => {
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
