import type { Page } from '@playwright/test'

/** A device and browser, as a page can detect them. */
export type Device = {
  userAgent: string
  /** Client hints; browsers other than Chromium send none. */
  hints?: { platform: string; mobile: boolean }
  maxTouchPoints?: number
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

export const devices = {
  windowsChrome: {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    hints: { platform: 'Windows', mobile: false },
  },
  windowsFirefox: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0' },
  /** A laptop with a touch screen counts as a desktop. */
  windowsTouch: {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    hints: { platform: 'Windows', mobile: false },
    maxTouchPoints: 10,
  },
  macChrome: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
    hints: { platform: 'macOS', mobile: false },
  },
  macSafari: { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15` },
  linuxChrome: {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
    hints: { platform: 'Linux', mobile: false },
  },
  linuxFirefox: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
  androidPhone: {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    hints: { platform: 'Android', mobile: true },
    maxTouchPoints: 5,
  },
  /** Its user agent contains Linux but not Mobile. */
  androidTablet: {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`,
    hints: { platform: 'Android', mobile: false },
    maxTouchPoints: 5,
  },
  androidFirefox: {
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    maxTouchPoints: 5,
  },
  iPhone: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
  },
  /** iPadOS requests desktop pages and identifies as a Mac. */
  iPadAsMac: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
    maxTouchPoints: 5,
  },
} satisfies Record<string, Device>

/** Emulates a device on all pages opened from now on. */
export async function emulateDevice(page: Page, { userAgent, hints, maxTouchPoints = 0 }: Device): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setUserAgentOverride', {
    userAgent,
    ...(hints && {
      userAgentMetadata: { ...hints, platformVersion: '', architecture: '', model: '', fullVersionList: [] },
    }),
  })
  await page.addInitScript(
    ({ hasHints, touchPoints }) => {
      if (!hasHints) Reflect.deleteProperty(Navigator.prototype, 'userAgentData')
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => touchPoints })
    },
    { hasHints: hints !== undefined, touchPoints: maxTouchPoints },
  )
}
