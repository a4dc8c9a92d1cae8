import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
// @ts-ignore
import * as Lantern from 'lighthouse/core/lib/lantern/lantern.js'
import { readdirSync, readFileSync } from 'node:fs'
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'] })
const r = (await lighthouse(process.argv[2]!, { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] }))!
chrome.kill()
console.log(r.lhr.audits['largest-contentful-paint']!.numericValue, r.lhr.audits['first-contentful-paint']!.numericValue)
for (const [label, timings] of (Lantern as any).Simulation.Simulator.allNodeTimings) {
  if (!/Largest|FirstContentful/.test(label)) continue
  console.log('==', label)
  for (const [node, t] of [...timings].sort((a: any, b: any) => a[1].startTime - b[1].startTime)) {
    if (node.type === 'network') console.log('  ', t.startTime | 0, t.endTime | 0, 'net', node.request.priority, node.request.url.slice(21, 80))
    else if (t.endTime - t.startTime > 15) console.log('  ', t.startTime | 0, t.endTime | 0, 'cpu', node.didPerformLayout() ? 'layout' : '', [...new Set(node.childEvents.map((e: any) => e.name))].slice(0,12).join(','))
  }
}
process.exit(0)
