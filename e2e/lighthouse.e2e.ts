import { expect } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { shareInFile, test } from './fixtures.ts'
import { findInstalledBrowser } from '../tools/bootstrap/find-browser.mjs'

/** One page without wallet code and one with it. `npm run bench:pages` audits all of them. */
const audited = [pages.home, pages.mint]
// Nothing is timed here, so the pauses are short. Lighthouse honours them only with simulated throttling: with any
// other method it waits five seconds for each.
const settings = {
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--force-prefers-reduced-motion',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A browser of its own that Lighthouse controls. */
const chrome = shareInFile(
  () => {
    const browser = findInstalledBrowser()
    return launch({ ...(browser ? { chromePath: browser } : {}), chromeFlags })
  },
  (running) => running.kill(),
)
test.describe.configure({ timeout: 180_000 })

// Only the categories without timings. `npm run bench:pages` measures how fast they are. Accessibility is scored by some of
// axe's rules: all of them examine every page at two widths in pages.e2e.ts, so one page shows that the scores agree.
for (const { path } of audited) {
  const categoryIds = [...(path === paths.home ? ['accessibility'] : []), 'best-practices', 'seo']
  test(`${path} has the full score for ${categoryIds.join(', ')}`, async ({ baseURL }) => {
    const { categories } = await audit(`${baseURL}${path}`, { port: chrome.get().port, categoryIds })
    const scores = Object.values(categories).map(({ id, score }) => ({ id, score }))
    expect(scores).toEqual(categoryIds.map((id) => ({ id, score: 1 })))
  })
}

type Audit = { port: number; categoryIds: string[] }

async function audit(url: string, { port, categoryIds }: Audit): Promise<Result> {
  const visit = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categoryIds, ...settings })
  if (!visit || visit.lhr.runtimeError) throw new Error(`${url} could not be visited`)
  return visit.lhr
}
