import { paths } from '@network-site/site/paths'
import { expect, type Page, type Request } from '@playwright/test'
import { contact } from '@network-site/site/contact-words'
import { header } from '@network-site/site/site-chrome'
import { games } from '@network-site/site/games'
import { brotliCompressSync } from 'node:zlib'
import { devices, emulateDevice } from './devices.ts'
import { small } from './expect-accessible.ts'
import { fullMotion, test } from './fixtures.ts'
import { expectSteadyStart, namesBeforeRest, noteRest, recordLayoutShifts, visitWithLateFont } from './page-load.ts'
import { openHydratedHome } from './page-steps.ts'

/** What a first visit by a phone may weigh, in kilobytes as they are sent. */
export interface Budget {
  /** Scripts fetched before the page is at rest. Wallets, frames and look-ups come after that. */
  script: number
  /** Scripts fetched without the visitor doing anything, those of the page's frames and wallets included. */
  allScript: number
  /** The style sheet in the document, without the font in it. */
  styleSheet: number
  /** The fonts of the first view, the one in the style sheet included. */
  fonts: number
  /** The largest picture of the first view. */
  firstPicture: number
}

const usual = { styleSheet: 16, fonts: 55, firstPicture: 65 }

const budgets: Record<string, Budget> = {
  [paths.home]: { ...usual, script: 110, allScript: 110 },
  [paths.nodes]: { ...usual, script: 120, allScript: 120 },
  [paths.nodeAgreement]: { ...usual, script: 120, allScript: 120 },
  [paths.status]: { ...usual, script: 120, allScript: 145 },
  [paths.officialLinks]: { ...usual, script: 120, allScript: 145 },
  [paths.mint]: { ...usual, script: 120, allScript: 280 },
  [paths.viewMint]: { ...usual, script: 120, allScript: 280 },
  [paths.progress]: { ...usual, script: 120, allScript: 280 },
  [paths.leaderboard]: { ...usual, script: 120, allScript: 280 },
  [paths.ranks]: { ...usual, script: 120, allScript: 120 },
  [paths.testnetSwap]: { ...usual, script: 120, allScript: 300 },
}

const kilobyte = 1000
const fontInStyleSheet = /url\(["']?data:font\/woff2;base64,([^)"']+)["']?\)/g
/** Text that only a wallet's code contains. */
const walletWords = /rainbowkit|eth_sendTransaction/i

test.use({ viewport: small, ...fullMotion })

for (const [path, budget] of Object.entries(budgets)) {
  // One visit shows both.
  test(`${path} keeps to its budget of bytes, and nothing on it moves`, async ({ page }) => {
    await emulateDevice(page, devices.androidPhone)
    await page.addInitScript(noteRest)
    await recordLayoutShifts(page)
    const requests = followRequests(page)
    await visitWithLateFont(page, path)
    await expectSteadyStart(page)
    const scripts = requests.filter(named('.js'))
    const beforeRest = await namesBeforeRest(page)
    // A frame of the page fetches some of the same files.
    const early = scripts.filter(
      (request) => request.frame() === page.mainFrame() && beforeRest.includes(request.url()),
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
      const allowed = budget[what as keyof typeof budget] * kilobyte
      expect.soft(bytes, `${what} of ${path}`).toBeLessThanOrEqual(allowed)
    }
    expect(early.length).toBeLessThanOrEqual(11)
    for (const script of early) expect(walletWords.test(await textOf(script))).toBe(false)
  })
}

test('the form’s code is fetched when the form is opened', async ({ page }) => {
  await emulateDevice(page, devices.androidPhone)
  const requests = followRequests(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const before = requests.filter(named('.js')).length
  await page.getByRole('button', { name: header.openMenu }).click()
  await page.locator('#site-menu').getByRole('button', { name: header.buildWithUs }).click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  expect(requests.filter(named('.js')).length).toBeGreaterThan(before)
})

test('the words of the home page are in its document and in none of its scripts', async ({ page, request }) => {
  await emulateDevice(page, devices.androidPhone)
  const requests = followRequests(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const document = await (await request.get('/')).text()
  for (const { body } of games.list) {
    expect(document).toContain(body.slice(0, 40))
    for (const script of requests.filter(named('.js'))) expect(await textOf(script)).not.toContain(body.slice(0, 40))
  }
})

function followRequests(page: Page): Request[] {
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
  const text = (await page.locator('#page-styles').textContent()) ?? ''
  const fonts = [...text.matchAll(fontInStyleSheet)].map(([, base64 = '']) => Buffer.from(base64, 'base64').byteLength)
  expect(fonts).toHaveLength(1)
  return { styleSheet: text.replaceAll(fontInStyleSheet, ''), inlineFonts: fonts.reduce((sum, size) => sum + size, 0) }
}

/** As they were sent: compressed. */
async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function textOf(script: Request): Promise<string> {
  return (await (await script.response())?.text()) ?? ''
}
