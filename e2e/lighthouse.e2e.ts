import { expect } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { shareInFile, test } from './fixtures.ts'
import { findInstalledBrowser } from '../tools/bootstrap/find-browser.mjs'

/** One page without wallet code and one with it. `npm run bench:pages` audits all pages. */
const audited = [pages.home, pages.mint]
// Lighthouse honors these short pauses only with simulated throttling; other methods wait five seconds each.
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

/** A separate browser for Lighthouse. */
const chrome = shareInFile(
  () => {
    const browser = findInstalledBrowser()
    return launch({ ...(browser ? { chromePath: browser } : {}), chromeFlags })
  },
  (running) => running.kill(),
)
test.describe.configure({ timeout: 180_000 })

// `npm run bench:pages` measures performance. pages.e2e.ts runs all axe rules on every page, so one page is enough for the
// accessibility score.
for (const { path } of audited) {
  const categoryIds = [...(path === paths.home ? ['accessibility'] : []), 'best-practices', 'seo']
  test(`${path} scores 100 for ${categoryIds.join(', ')}`, async ({ baseURL }) => {
    const { categories } = await audit(`${baseURL}${path}`, { port: chrome.get().port, categoryIds })
    const scores = Object.values(categories).map(({ id, score }) => ({ id, score }))
    expect(scores).toEqual(categoryIds.map((id) => ({ id, score: 1 })))
  })
}

async function audit(url: string, { port, categoryIds }: { port: number; categoryIds: string[] }): Promise<Result> {
  const visit = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categoryIds, ...settings })
  if (!visit || visit.lhr.runtimeError) throw new Error(`${url} could not be audited`)
  return visit.lhr
}
