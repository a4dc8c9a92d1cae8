import type { Page } from '@playwright/test'

/** A device and browser, as a page can detect them. */
export type Device = {
  userAgent: string
  /** Client hints; browsers other than Chromium send none. */
  hints?: { platform: string; mobile: boolean }
  maxTouchPoints?: number
}

const windows = 'Windows NT 10.0; Win64; x64'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const linux = 'X11; Linux x86_64'
const android = 'Linux; Android 10; K'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

function chrome(system: string, platform: string, { mobile = false, maxTouchPoints = 0 } = {}) {
  const browser = `Chrome/141.0.0.0${mobile ? ' Mobile' : ''} Safari/537.36`
  const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${browser}`
  return { userAgent, hints: { platform, mobile }, maxTouchPoints }
}

export const devices = {
  windowsChrome: chrome(windows, 'Windows'),
  windowsFirefox: { userAgent: `Mozilla/5.0 (${windows}; rv:144.0) Gecko/20100101 Firefox/144.0` },
  /** A laptop with a touch screen counts as a desktop. */
  windowsTouch: chrome(windows, 'Windows', { maxTouchPoints: 10 }),
  macChrome: chrome(mac, 'macOS'),
  macSafari: { userAgent: `Mozilla/5.0 (${mac}) ${safari} Safari/605.1.15` },
  linuxChrome: chrome(linux, 'Linux'),
  linuxFirefox: { userAgent: `Mozilla/5.0 (${linux}; rv:144.0) Gecko/20100101 Firefox/144.0` },
  androidPhone: chrome(android, 'Android', { mobile: true, maxTouchPoints: 5 }),
  /** Its user agent contains Linux but not Mobile. */
  androidTablet: chrome(android, 'Android', { maxTouchPoints: 5 }),
  androidFirefox: {
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    maxTouchPoints: 5,
  },
  iPhone: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
  },
  /** iPadOS requests desktop pages and identifies as a Mac. */
  iPadAsMac: { userAgent: `Mozilla/5.0 (${mac}) ${safari} Safari/605.1.15`, maxTouchPoints: 5 },
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
