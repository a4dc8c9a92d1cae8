import { findInstalledBrowser } from '../../tools/bootstrap/find-browser.mjs'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { controls, header } from '@network-site/site/site-chrome'
import { node } from '@network-site/site/home-page'
import { campaign } from '@network-site/site/campaign'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** As soon as what is tapped has been painted, or once the page has nothing left to do. */
export type Moment = 'load' | 'rest'

export type TapFigures = {
  /** From the finger's touch to the frame that shows the answer, in milliseconds. */
  answer: number
  /** The browser's own figure for the same touch: to the next frame, whatever that shows. */
  nextPaint: number
}

/** How much slower than this machine a phone is. */
const phoneSlowdown = 4
const restMilliseconds = 1500

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findInstalledBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
}

/** One visit in a fresh profile with one real touch, on a slowed processor. */
export async function measureTap(
  tap: Tap,
  { browser, siteUrl, moment }: { browser: Browser; siteUrl: string; moment: Moment },
): Promise<TapFigures> {
  const visited = tap.isConnected ? await connectGuest(browser, siteUrl) : undefined
  const context = await browser.newContext({
    viewport: tap.viewport,
    hasTouch: true,
    isMobile: tap.viewport.width < 1024,
    ...(visited ? { storageState: visited } : {}),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: tap.slowdown ?? phoneSlowdown })
    await page.addInitScript(watchForAnswer, tap.answer)
    await page.goto(siteUrl + tap.path, { waitUntil: moment === 'load' ? 'commit' : 'networkidle' })
    const target = tap.find(page)
    await target.waitFor()
    if (moment === 'rest') await page.waitForTimeout(restMilliseconds)
    await target.scrollIntoViewIfNeeded()
    await tap.prepare?.(target)
    const box = await target.boundingBox()
    if (!box) throw new Error(`${tap.name} is not on the screen`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return await readFigures(page)
  } finally {
    await context.close()
  }
}

async function readFigures(page: Page): Promise<TapFigures> {
  await page.waitForFunction(() => window.tapAnswer !== undefined, undefined, { timeout: 30_000 })
  // The browser reports an event's duration some time after its frame.
  await page.waitForTimeout(500)
  return page.evaluate(() => ({ answer: window.tapAnswer ?? Number.NaN, nextPaint: window.tapNextPaint ?? 0 }))
}

/** Connects the guest wallet in a profile of its own, and returns what a browser keeps of it. */
async function connectGuest(browser: Browser, siteUrl: string): Promise<StorageState> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(siteUrl + pages.mint.path)
    await page.getByRole('button', { name: walletWords.connect }).click()
    await page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name }).click()
    await page.getByRole('button', { name: walletWords.account }).waitFor()
    return await context.storageState()
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    tapAnswer?: number
    tapNextPaint?: number
  }
}

/** Runs in the page before all of its scripts. */
function watchForAnswer(answer: string): void {
  let touchedAt: number | undefined
  addEventListener('pointerdown', ({ timeStamp }) => (touchedAt ??= timeStamp), { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tapNextPaint = Math.max(window.tapNextPaint ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = () => {
    if (touchedAt === undefined || !document.querySelector(answer)?.checkVisibility()) {
      requestAnimationFrame(look)
      return
    }
    const start = touchedAt
    // Right after this frame, which shows it, and before whatever the page does next.
    void scheduler.postTask(() => (window.tapAnswer = performance.now() - start), { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}

type Tap = {
  name: string
  path: string
  viewport: { width: number; height: number }
  find: (page: Page) => Locator
  /** Done before the tap, and not measured. */
  prepare?: (target: Locator) => Promise<void>
  /** A selector of what answers the tap on the screen. */
  answer: string
  /** The visitor has connected the guest wallet on an earlier visit. */
  isConnected?: boolean
  /** How much slower than this machine the visitor's is; a phone's four times if left out. */
  slowdown?: number
  /** In milliseconds, where it is another than that of a first tap. */
  goal?: number
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const secondDot = `#games ul[aria-label="${controls.carousel.dots}"] li:nth-child(2) button`

const nextPage: Tap = {
  name: 'next page',
  path: pages.home.path,
  viewport: desktop,
  find: (page) => page.getByRole('link', { name: node.more }),
  // Its code is fetched when somebody points at the link.
  prepare: async (target) => {
    await target.hover()
    await target.page().waitForLoadState('networkidle')
  },
  answer: '.nodes-hero',
}

/** What visitors press first. An answer is the thing itself, or the control that says that it is on its way. */
export const taps: Tap[] = [
  {
    name: 'menu',
    path: pages.home.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: header.openMenu }),
    answer: '#site-menu:popover-open',
  },
  {
    name: 'form',
    path: pages.home.path,
    viewport: desktop,
    find: (page) => page.locator('header').getByRole('button', { name: header.buildWithUs }),
    answer: '[role=dialog], header [aria-busy=true]',
  },
  {
    name: 'carousel',
    path: `${pages.home.path}#games`,
    viewport: phone,
    find: (page) => page.locator(secondDot),
    answer: `${secondDot}[aria-current=true]`,
  },
  nextPage,
  { ...nextPage, name: 'next page, not slowed', slowdown: 1, goal: 100 },
  {
    name: 'connect',
    path: pages.mint.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: walletWords.connect }),
    answer: '[role=dialog], main [aria-busy=true]',
  },
  {
    name: 'mint',
    path: pages.mint.path,
    viewport: phone,
    isConnected: true,
    find: (page) => page.getByRole('button', { name: `${campaign.mint.mint} 1`, exact: true, disabled: false }),
    answer: 'article:not([data-state=idle])',
  },
]
