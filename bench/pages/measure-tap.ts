import { findInstalledBrowser } from '../../tools/bootstrap/find-browser.mjs'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { controls, header } from '@network-site/site/site-chrome'
import { node } from '@network-site/site/home-page'
import { campaign } from '@network-site/site/campaign'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** When to tap: as soon as the target is painted, or once the page is idle. */
export type Moment = 'load' | 'rest'

export type TapFigures = {
  /** Milliseconds from the touch to the frame that shows the response. */
  response: number
  /** Interaction to Next Paint, as the browser reports it. */
  nextPaint: number
}

const restMilliseconds = 1500
/** Lighthouse's slow 4G, as applied by DevTools. */
const slowNetwork = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findInstalledBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
}

/** Measures one real tap in a new browser profile with CPU throttling. */
export async function measureTap(
  tap: Tap,
  {
    browser,
    siteUrl,
    moment,
    phoneSlowdown,
  }: { browser: Browser; siteUrl: string; moment: Moment; phoneSlowdown: number },
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
    await page.addInitScript(watchForResponse, tap.response)
    await page.goto(siteUrl + tap.path, { waitUntil: moment === 'load' ? 'commit' : 'networkidle' })
    const target = tap.find(page)
    await target.waitFor()
    if (moment === 'rest') await page.waitForTimeout(restMilliseconds)
    await target.scrollIntoViewIfNeeded()
    await tap.prepare?.(target)
    if (tap.isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', slowNetwork)
    const box = await target.boundingBox()
    if (!box) throw new Error(`${tap.name} is not visible`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return await readFigures(page)
  } finally {
    await context.close()
  }
}

async function readFigures(page: Page): Promise<TapFigures> {
  await page.waitForFunction(() => window.tapResponse !== undefined, undefined, { timeout: 30_000 })
  // The browser reports event durations with a delay.
  await page.waitForTimeout(500)
  return page.evaluate(() => ({ response: window.tapResponse ?? Number.NaN, nextPaint: window.tapNextPaint ?? 0 }))
}

/** Connects the guest wallet in a separate profile and returns its browser storage. */
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
    tapResponse?: number
    tapNextPaint?: number
  }
}

/** Runs in the page, before its scripts. */
function watchForResponse(selector: string): void {
  let touchedAt: number | undefined
  addEventListener('pointerdown', ({ timeStamp }) => (touchedAt ??= timeStamp), { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tapNextPaint = Math.max(window.tapNextPaint ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = () => {
    if (touchedAt === undefined || !document.querySelector(selector)?.checkVisibility()) {
      requestAnimationFrame(look)
      return
    }
    const start = touchedAt
    // Runs right after the frame that shows the response, before other work.
    void scheduler.postTask(() => (window.tapResponse = performance.now() - start), { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}

type Tap = {
  name: string
  path: string
  viewport: { width: number; height: number }
  find: (page: Page) => Locator
  /** Runs before the tap and is not measured. */
  prepare?: (target: Locator) => Promise<void>
  /** Selector of the visible response to the tap. */
  response: string
  /** Whether the guest wallet was connected on an earlier visit. */
  isConnected?: boolean
  /** CPU slowdown; that of a phone by default. */
  slowdown?: number
  /** Whether the network is slow from the tap on. */
  isNetworkSlow?: boolean
  /** Overrides the default goal, in milliseconds. */
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
  // Hovering over the link prefetches the code of the page.
  prepare: async (target) => {
    await target.hover()
    await target.page().waitForLoadState('networkidle')
  },
  response: '.nodes-hero',
}

const mintAll: Omit<Tap, 'name' | 'response'> = {
  path: pages.mint.path,
  viewport: phone,
  isConnected: true,
  find: (page) => page.getByRole('button', { name: campaign.mint.all.action, exact: true, disabled: false }),
}

/** The first controls visitors use. The response is the result itself or a busy state on the control. */
export const taps: Tap[] = [
  {
    name: 'menu',
    path: pages.home.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: header.openMenu }),
    response: '#site-menu:popover-open',
  },
  {
    name: 'form',
    path: pages.home.path,
    viewport: desktop,
    find: (page) => page.locator('header').getByRole('button', { name: header.buildWithUs }),
    response: '[role=dialog], header [aria-busy=true]',
  },
  {
    name: 'carousel',
    path: `${pages.home.path}#games`,
    viewport: phone,
    find: (page) => page.locator(secondDot),
    response: `${secondDot}[aria-current=true]`,
  },
  nextPage,
  { ...nextPage, name: 'next page, no throttling', slowdown: 1, goal: 100 },
  {
    name: 'connect',
    path: pages.mint.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: walletWords.connect }),
    response: '[role=dialog], main [aria-busy=true]',
  },
  {
    name: 'mint',
    path: pages.mint.path,
    viewport: phone,
    isConnected: true,
    find: (page) => page.getByRole('button', { name: `${campaign.mint.mint} 1`, exact: true, disabled: false }),
    response: 'article:not([data-state=idle])',
  },
  { ...mintAll, name: 'mint all', response: 'main [aria-busy=true]', goal: 100 },
  {
    ...mintAll,
    name: 'mint all, until all are minted, slow network',
    response: 'main:not(:has(article:not([data-state=minted]))) article',
    isNetworkSlow: true,
    goal: 3000,
  },
]
