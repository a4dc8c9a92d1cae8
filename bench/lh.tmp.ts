import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
const n = Number(process.argv[3] ?? 3)
for (let i = 0; i < n; i++) {
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'] })
  const { lhr } = (await lighthouse(process.argv[2]!, { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] }))!
  chrome.kill()
  const a = (k: string) => lhr.audits[k]
  console.log((lhr.categories.performance.score! * 100) | 0, 'FCP', a('first-contentful-paint')!.numericValue! | 0, 'LCP', a('largest-contentful-paint')!.numericValue! | 0, 'TBT', a('total-blocking-time')!.numericValue! | 0, 'CLS', a('cumulative-layout-shift')!.numericValue!.toFixed(4))
  const m = (a('metrics')!.details as any).items[0]
  console.log('  observed FCP', m.observedFirstContentfulPaint, 'LCP', m.observedLargestContentfulPaint, 'load', m.observedLoad)
  const el = (a('lcp-breakdown-insight') as any)?.details
  if (i === 0) console.log(JSON.stringify(el)?.slice(0, 700))
  if (a('cumulative-layout-shift')!.numericValue! > 0.001) console.log(JSON.stringify(a('layout-shifts')?.details).slice(0, 3000), JSON.stringify(a('cls-culprits-insight')?.details).slice(0, 2500))
  if (process.argv[4]) { console.log('long', (a('long-tasks')!.details as any)?.items.map((t: any) => (t.startTime|0)+'+'+(t.duration|0)+' '+t.url.slice(21)).join('; ')); console.log('main', (a('mainthread-work-breakdown')!.details as any)?.items.map((t: any) => t.groupLabel+' '+(t.duration|0)).join('; ')); console.log('boot', (a('bootup-time')!.details as any)?.items.map((t: any) => t.url.slice(21)+' '+(t.total|0)+' script '+(t.scripting|0)+' parse '+(t.scriptParseCompile|0)).join('; ')) }
  if (process.argv[4] === 'net') for (const r of (a('network-requests')!.details as any).items) console.log('   ', r.networkRequestTime | 0, r.networkEndTime | 0, r.priority, r.transferSize, r.resourceType, r.url.slice(21, 90))
}

process.exit(0)
