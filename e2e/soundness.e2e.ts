import { expect } from '@playwright/test'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pages } from '@network-site/site/pages'
import { journey } from './journey.ts'

const listed = Object.values(pages).filter((page) => page.listed)
// Nothing is timed here, so nothing is waited for beyond what the page itself asks for. Only where slowness is
// reckoned afterwards does Lighthouse take these for what they are: elsewhere it waits five seconds for each.
const unhurried = {
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const
const sound = ['accessibility', 'best-practices', 'seo']
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--force-prefers-reduced-motion',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A browser of its own, which Lighthouse steers: one for all pages that a worker looks at. */
const judged = journey.extend<object, { chrome: LaunchedChrome }>({
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
judged.describe.configure({ timeout: 180_000 })

// What Lighthouse judges without a clock; how fast the page is, `npm run bench:home` measures on a quiet machine.
for (const { path } of listed) {
  judged(`${path} is sound in every respect that Lighthouse judges`, async ({ baseURL, chrome }) => {
    const { categories } = await judge(`${baseURL}${path}`, chrome.port)
    const scores = Object.values(categories).map(({ id, score }) => ({ id, score }))
    expect(scores).toEqual(sound.map((id) => ({ id, score: 1 })))
  })
}

async function judge(url: string, port: number): Promise<Result> {
  const visit = await lighthouse(url, { port, logLevel: 'error', onlyCategories: sound, ...unhurried })
  if (!visit || visit.lhr.runtimeError) throw new Error(`${url} could not be visited`)
  return visit.lhr
}
