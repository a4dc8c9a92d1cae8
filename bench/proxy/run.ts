/**
 * `npm run bench:proxy`: pages behind nginx, over HTTP/1.1 and over HTTP/2 in turns, on a link like a phone's. Needs nginx
 * and openssl.
 */
import { freePort } from '@network-site/sandbox/chain/free-port'
import { pages } from '@network-site/site/pages'
import { chromium, type Browser } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runNginx } from '../run-nginx.ts'
import { startSite } from '../start-site.ts'
import { openSlowLink } from './slow-link.ts'

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
const phoneLink = { delayMilliseconds: 75, bytesPerSecond: 200_000 }
const measured = [pages.mint, pages.nodes]

const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } })
const visitCount = Number(values.visits)
const site = await startSite()
const proxy = await startNginx(Number(new URL(site.url).port))
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const rows: string[] = []
try {
  for (const { path } of measured) {
    const visits: Record<string, number[]> = { 'HTTP/1.1': [], 'HTTP/2': [] }
    for (let visit = 0; visit < visitCount; visit++) {
      visits['HTTP/1.1']?.push(await visitPage(browser, { port: proxy.http1Port, path }))
      visits['HTTP/2']?.push(await visitPage(browser, { port: proxy.http2Port, path }))
    }
    const [http1, http2] = Object.values(visits).map(median)
    if (http1 === undefined || http2 === undefined) throw new Error('nothing was measured')
    rows.push(`| ${path} | ${seconds(http1)} | ${seconds(http2)} | ${(http2 / http1).toFixed(2)} |`)
  }
} finally {
  await browser.close()
  await proxy.stop()
  await site.stop()
}
process.stdout.write(
  `| Page | HTTP/1.1, first screen loaded | HTTP/2, first screen loaded | Ratio |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
)

async function startNginx(sitePort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-proxy-'))
  const [http1Port, http2Port] = [await freePort(), await freePort()]
  const newCertificate = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  execFileSync(
    'openssl',
    [...newCertificate.split(' '), '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    { stdio: 'ignore' },
  )
  const nginx = await runNginx({
    template: join(import.meta.dirname, 'nginx.conf'),
    folder,
    port: http1Port,
    blanks: { sitePort, http2Port },
  })
  return {
    http1Port,
    http2Port,
    stop: async () => {
      await nginx.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** One first visit, until the document and every picture on the first screen have come. */
async function visitPage(browserInUse: Browser, { port, path }: { port: number; path: string }): Promise<number> {
  const link = await openSlowLink(port, phoneLink)
  const context = await browserInUse.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await page.goto(`https://localhost:${link.port}${path}`, { waitUntil: 'load' })
    return await page.waitForFunction(readFirstScreen).then((read) => read.jsonValue() as Promise<number>)
  } finally {
    await context.close()
    link.close()
  }
}

/** Runs in the page: when the last picture on the first screen had come; undefined as long as one has not. */
function readFirstScreen(): number | undefined {
  const shown = [...document.images].filter((image) => {
    const { top, left, width } = image.getBoundingClientRect()
    return width > 0 && top < innerHeight && left < innerWidth
  })
  if (!shown.every(({ complete }) => complete)) return undefined
  const urls = new Set(shown.map(({ currentSrc }) => currentSrc))
  const pictures = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Math.max(
    ...loaded.map(({ loadEventStart }) => loadEventStart),
    ...pictures.filter(({ name }) => urls.has(name)).map(({ responseEnd }) => responseEnd),
  )
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
