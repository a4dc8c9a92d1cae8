import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { readFigures, type Figures } from './figures.ts'

export type Device = 'phone' | 'desktop'

/** One first visit, emulated by Lighthouse, in a browser of its own: a phone on slow 4G, or a desktop computer. */
export async function auditPage(url: string, device: Device): Promise<Figures> {
  const browser = process.env['CHROMIUM_PATH']
  const chrome = await launch({
    ...(browser ? { chromePath: browser } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'best-practices', 'seo'],
    }
    const visit = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!visit) throw new Error(`${url} could not be visited`)
    if (visit.lhr.runtimeError) throw new Error(`${url}: ${visit.lhr.runtimeError.message}`)
    return readFigures(visit.lhr)
  } finally {
    chrome.kill()
  }
}
