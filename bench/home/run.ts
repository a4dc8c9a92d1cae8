/** `npm run bench:home`: Lighthouse's scores and timings of the landing page for a phone on slow 4G. */
import { parseArgs } from 'node:util'
import { areGoalsMet, formatReport } from './report.ts'
import { startSite } from '../start-site.ts'
import { visitPage } from './visit-page.ts'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    path: { type: 'string', default: '/' },
    /** A site that runs already; by default the built one is started for the bench. */
    site: { type: 'string' },
    /** How much slower than this machine the phone is. Lighthouse's 4 is for a machine with an index of about 1500. */
    slowdown: { type: 'string' },
  },
})

const visitor = {
  browser: process.env['CHROMIUM_PATH'],
  slowdown: values.slowdown ? Number(values.slowdown) : undefined,
}
const site = values.site ? { url: values.site, stop: async () => {} } : await startSite()
const visits = []
try {
  for (let visit = 0; visit < Number(values.visits); visit++) {
    process.stderr.write(`visit ${visit + 1} … `)
    visits.push(await visitPage(site.url + values.path, visitor))
  }
} finally {
  await site.stop()
}
process.stdout.write(`\n\n${formatReport(visits)}\n`)
process.exitCode = areGoalsMet(visits) ? 0 : 1
