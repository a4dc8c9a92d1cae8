import { expect } from '@playwright/test'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pages } from '@network-site/site/pages'
import { test } from './fixtures.ts'

const listed = Object.values(pages).filter((page) => page.listed)
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
const categoryIds = ['accessibility', 'best-practices', 'seo']
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--force-prefers-reduced-motion',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A browser of its own that Lighthouse controls: one for all pages of a worker. */
const audited = test.extend<object, { chrome: LaunchedChrome }>({
  chrome: [
    async ({}, use) => {
      const browser = process.env['CHROMIUM_PATH']
      const chrome = await launch({ ...(browser ? { chromePath: browser } : {}), chromeFlags })
      await use(chrome)
      chrome.kill()
    },
    { scope: 'worker' },
  ],
})
audited.describe.configure({ timeout: 180_000 })

// Only the categories without timings. `npm run bench:pages` measures how fast they are.
for (const { path } of listed) {
  audited(`${path} has the full score for accessibility, best practices and SEO`, async ({ baseURL, chrome }) => {
    const { categories } = await audit(`${baseURL}${path}`, chrome.port)
    const scores = Object.values(categories).map(({ id, score }) => ({ id, score }))
    expect(scores).toEqual(categoryIds.map((id) => ({ id, score: 1 })))
  })
}

async function audit(url: string, port: number): Promise<Result> {
  const visit = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categoryIds, ...settings })
  if (!visit || visit.lhr.runtimeError) throw new Error(`${url} could not be visited`)
  return visit.lhr
}
