/** `npm run bench:dialog`: how long the wallet dialog takes to open on a mid-range phone, once the mint page is idle. */
import { parseArgs } from 'node:util'
import { startSite } from '../start-site.ts'
import { openDialog } from './open-dialog.ts'

const goalMilliseconds = 1000

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    /** How many times slower than this machine's processor the phone's is. Lighthouse emulates phones with 4. */
    slowdown: { type: 'string', default: '4' },
  },
})

const site = await startSite()
const milliseconds: number[] = []
try {
  for (let visit = 0; visit < Number(values.visits); visit++) {
    milliseconds.push(await openDialog(site.url, { slowdown: Number(values.slowdown) }))
  }
} finally {
  await site.stop()
}
const median = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length / 2)] ?? Number.NaN
process.stdout.write(
  `visits ${milliseconds.map(Math.round).join(', ')} ms; median ${Math.round(median)} ms, goal ${goalMilliseconds} ms\n`,
)
process.exitCode = median <= goalMilliseconds ? 0 : 1
