import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import { figure, figureKeys, type Figures } from './figures.ts'

type Visitor = {
  browser: string | undefined
  /** How much slower than this machine the phone is; undefined for Lighthouse's own 4, meant for a fast desktop. */
  slowdown: number | undefined
}

/** One first visit by a phone on slow 4G, emulated by Lighthouse, in a browser of its own. */
export async function visitPage(url: string, { browser, slowdown }: Visitor): Promise<Figures> {
  const chrome = await launch({
    ...(browser ? { chromePath: browser } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const visit = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...(slowdown ? { throttling: { cpuSlowdownMultiplier: slowdown } } : {}),
    })
    if (!visit) throw new Error(`${url} could not be visited`)
    const { lhr } = visit
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return Object.fromEntries(figureKeys.map((key) => [key, figure(key).read(lhr) ?? Number.NaN])) as Figures
  } finally {
    chrome.kill()
  }
}
