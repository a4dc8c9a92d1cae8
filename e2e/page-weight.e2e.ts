import { paths } from '@network-site/site/paths'
import { expect, type Page, type Request } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { header } from '@network-site/site/site-chrome'
import { games } from '@network-site/site/games'
import { brotliCompressSync } from 'node:zlib'
import { devices, emulateDevice } from './devices.ts'
import { small } from './expect-accessible.ts'
import { fullMotion, test } from './fixtures.ts'
import { expectStableLoad, requestsBeforeIdle, recordIdle, recordLayoutShifts, visitWithLateFont } from './page-load.ts'
import { openHydratedHome } from './page-steps.ts'

/** Transfer size limits of a first visit on a phone, in kilobytes. */
interface Budget {
  /** Scripts requested before the page is idle. Wallets, frames, and lookups load later. */
  script: number
  /** All scripts requested without interaction, including frames and wallets. */
  allScript: number
  /** The inline style sheet without its embedded font. */
  styleSheet: number
  /** Fonts of the first view, including the embedded one. */
  fonts: number
  /** The largest image of the first view. */
  firstPicture: number
}

const defaults = { styleSheet: 13, fonts: 55, firstPicture: 65 }

const budgets: Record<string, Budget> = {
  [paths.home]: { ...defaults, script: 110, allScript: 110 },
  [paths.nodes]: { ...defaults, script: 120, allScript: 120 },
  [paths.nodeAgreement]: { ...defaults, script: 120, allScript: 120 },
  [paths.status]: { ...defaults, script: 120, allScript: 145 },
  [paths.network]: { ...defaults, script: 120, allScript: 145 },
  [paths.officialLinks]: { ...defaults, script: 120, allScript: 145 },
  [paths.mint]: { ...defaults, script: 120, allScript: 280 },
  [paths.viewMint]: { ...defaults, script: 120, allScript: 280 },
  [paths.progress]: { ...defaults, script: 120, allScript: 280 },
  [paths.leaderboard]: { ...defaults, script: 120, allScript: 280 },
  [paths.ranks]: { ...defaults, script: 120, allScript: 120 },
  [paths.testnetSwap]: { ...defaults, script: 120, allScript: 300 },
  // Its words are the longest.
  [`/ru${paths.progress}`]: { ...defaults, script: 120, allScript: 280 },
}

const fontInStyleSheet = /url\(["']?data:font\/woff2;base64,([^)"']+)["']?\)/g
/** Matches text that only wallet code contains. */
const walletCode = /rainbowkit|eth_sendTransaction/i

test.use({ viewport: small, ...fullMotion })

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its size budget and loads without layout shift`, async ({ page }) => {
    await emulateDevice(page, devices.androidPhone)
    await page.addInitScript(recordIdle)
    await recordLayoutShifts(page)
    const requests = recordRequests(page)
    await visitWithLateFont(page, path)
    await expectStableLoad(page)
    const scripts = requests.filter(named('.js'))
    const beforeIdle = await requestsBeforeIdle(page)
    // Frames may request the same files.
    const early = scripts.filter(
      (request) => request.frame() === page.mainFrame() && beforeIdle.includes(request.url()),
    )
    expect(early.length).toBeGreaterThan(3)
    const largest = await largestPicture(page)
    const picture = requests.find((request) => request.url() === largest)
    const { styleSheet, inlineFonts } = await readStyleSheet(page)
    const weight = {
      script: await bytesOf(early),
      allScript: await bytesOf(scripts),
      styleSheet: brotliCompressSync(styleSheet).byteLength,
      fonts: (await bytesOf(requests.filter(named('.woff2')))) + inlineFonts,
      firstPicture: picture ? await bytesOf([picture]) : 0,
    }
    for (const [what, bytes] of Object.entries(weight)) {
      const allowed = budget[what as keyof typeof budget] * 1000
      expect.soft(bytes, `${what} of ${path}`).toBeLessThanOrEqual(allowed)
    }
    // Three of them are the words of the page's language.
    expect(early.length).toBeLessThanOrEqual(13)
    for (const script of early) expect(walletCode.test(await textOf(script))).toBe(false)
  })
}

test('loads the form’s code when the form opens', async ({ page }) => {
  await emulateDevice(page, devices.androidPhone)
  const requests = recordRequests(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const before = requests.filter(named('.js')).length
  await page.getByRole('button', { name: header.openMenu }).click()
  await page.locator('#site-menu').getByRole('button', { name: header.buildWithUs }).click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  expect(requests.filter(named('.js')).length).toBeGreaterThan(before)
})

test('keeps the home page’s copy in the document and out of the scripts', async ({ page, request }) => {
  await emulateDevice(page, devices.androidPhone)
  const requests = recordRequests(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const document = await (await request.get('/')).text()
  for (const { body } of games.list) {
    expect(document).toContain(body.slice(0, 40))
    for (const script of requests.filter(named('.js'))) expect(await textOf(script)).not.toContain(body.slice(0, 40))
  }
})

function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

function named(ending: string) {
  return (request: Request) => new URL(request.url()).pathname.endsWith(ending)
}

function largestPicture(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve((list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.url),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

async function readStyleSheet(page: Page): Promise<{ styleSheet: string; inlineFonts: number }> {
  const text = (await page.locator('head style').allTextContents()).join('\n')
  const fonts = [...text.matchAll(fontInStyleSheet)].map(([, base64 = '']) => Buffer.from(base64, 'base64').byteLength)
  // One for each script of the page's headings.
  expect(fonts.length).toBeGreaterThan(0)
  return { styleSheet: text.replaceAll(fontInStyleSheet, ''), inlineFonts: fonts.reduce((sum, size) => sum + size, 0) }
}

async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function textOf(script: Request): Promise<string> {
  return (await (await script.response())?.text()) ?? ''
}
