import { test as base } from '@playwright/test'
import { createPageMessages, type PageMessages, requestTo } from './page-messages.ts'
import { removeSiteData, type RunningSite, runSite } from './run-site.ts'

type Fixtures = {
  messages: PageMessages
  /** Declares messages that this test must cause. */
  expectMessage: PageMessages['expectMessage']
  /** Declares messages that this test may cause. */
  allowMessage: PageMessages['allowMessage']
  /** Expects requests to the origin of this URL and answers all cross-origin requests. */
  stubOrigin: (url: string) => Promise<void>
  playsFilms: boolean
}

/**
 * A test that fails on any Content-Security-Policy violation, uncaught error, console error, or request to another
 * origin, unless the test expects it.
 */
export const test = base.extend<Fixtures>({
  // Software decoding slows down other tests, so only tests about films play them.
  playsFilms: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  messages: async ({}, use) => use(createPageMessages()),
  expectMessage: async ({ messages }, use) => use(messages.expectMessage),
  allowMessage: async ({ messages }, use) => use(messages.allowMessage),
  stubOrigin: async ({ context, baseURL, messages }, use) =>
    use(async (url) => {
      messages.expectMessage(requestTo(url))
      await context.route(
        ({ origin }) => origin !== baseURL,
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
      )
    }),
  // Includes pages that a test or a link opens.
  context: async ({ context, baseURL, messages }, use) => {
    await messages.watch(context, baseURL)
    await use(context)
    await messages.settle()
  },
  page: async ({ page, messages, playsFilms }, use) => {
    if (!playsFilms) await page.addInitScript(saveData)
    await use(page)
    // Expected messages may still arrive while the page is open.
    await messages.settle()
  },
})

/** Returns a test with a separate site, for changes that would affect other tests: time, block time, or settings. */
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

/** For tests about motion. All others use reduced motion, because software rendering is slow. */
export const fullMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The default in playwright.config.ts. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Runs in the page: enables data saver. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** Long enough to build a second network on a busy machine. */
const startMilliseconds = 600_000

/**
 * Starts something before the first test of a file and ends it after the last. Use it once per file. A worker fixture
 * would need another worker and browser, which take longer to start than most tests run.
 */
export function shareInFile<Shared>(start: () => Promise<Shared>, end: (shared: Shared) => unknown) {
  let shared: Shared | undefined
  // Runs in a single worker, because each worker would start it again.
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
      if (shared === undefined) throw new Error('shared values are only available inside a test')
      return shared
    },
    /** For `baseURL`, which Playwright also reads before the first test. */
    peek: () => shared,
  }
}
