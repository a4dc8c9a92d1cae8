/**
 * `npm run bench:pages`: every page as a phone and a desktop computer see it, by Lighthouse, and how soon it answers a
 * finger on a slowed processor. With `-- --against FOLDER` the built site of another checkout is visited in turns with
 * this one, and the table shows the ratios.
 */
import { pages } from '@network-site/site/pages'
import { parseArgs } from 'node:util'
import { startSite } from '../start-site.ts'
import { auditPage, type Device } from './audit-page.ts'
import { launchBrowser, measureTap, type Moment } from './measure-tap.ts'
import { formatAudits, formatTaps, type Audit, type TapVisit } from './report.ts'
import { taps } from './taps.ts'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    against: { type: 'string' },
    /** One of these, several times: the paths to visit. All of them by default. */
    page: { type: 'string', multiple: true },
    device: { type: 'string', multiple: true, default: ['phone', 'desktop'] },
    'no-taps': { type: 'boolean', default: false },
    'no-audits': { type: 'boolean', default: false },
  },
})
const visitCount = Number(values.visits)
const paths = values.page ?? Object.values(pages).flatMap((page) => (page.listed ? [page.path] : []))
const devices = (['phone', 'desktop'] satisfies Device[]).filter((device) => values.device.includes(device))
const moments: Moment[] = ['load', 'rest']
/** Within how many milliseconds a first tap is answered. */
const firstTapGoal = 200

const sites = [
  { name: 'this', ...(await startSite()) },
  ...(values.against ? [{ name: 'against', ...(await startSite(values.against)) }] : []),
]
const audits: Audit[] = []
const tapVisits: TapVisit[] = []
try {
  for (let visit = 1; visit <= visitCount; visit++) {
    process.stderr.write(`round ${visit} of ${visitCount} … `)
    if (!values['no-audits']) await auditAll()
    if (!values['no-taps']) await tapAll()
  }
} finally {
  await Promise.all(sites.map(({ stop }) => stop()))
}
for (const device of devices) {
  const ofDevice = audits.filter((audit) => audit.device === device)
  if (ofDevice.length > 0) process.stdout.write(`\n\n${device}\n\n${formatAudits(ofDevice)}\n`)
}
if (tapVisits.length > 0) process.stdout.write(`\n\ntaps\n\n${formatTaps(tapVisits)}\n`)

async function auditAll(): Promise<void> {
  for (const page of paths) {
    for (const device of devices) {
      for (const { name, url } of sites) {
        audits.push({ site: name, page, device, figures: await auditPage(url + page, device) })
      }
    }
  }
}

async function tapAll(): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const tap of taps) {
      for (const moment of moments) {
        for (const { name, url } of sites) {
          const figures = await measureTap(tap, { browser, siteUrl: url, moment })
          tapVisits.push({ site: name, tap: tap.name, moment, goal: tap.goal ?? firstTapGoal, figures })
        }
      }
    }
  } finally {
    await browser.close()
  }
}
