/** `npm run fuzz [-- --seed N --count N --request N]`: the long version of the test. */
import { parseArgs } from 'node:util'
import { formatReport, runFuzz } from './run-fuzz.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    count: { type: 'string', default: '100000' },
    /** Sends only this request. */
    request: { type: 'string' },
  },
})
process.stderr.write(`seed ${values.seed}\n`)
const result = await runFuzz({
  seed: Number(values.seed),
  count: Number(values.count),
  ...(values.request ? { only: Number(values.request) } : {}),
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${formatReport(result)}\n`)
process.exit(result.faults.length + result.aftermath.length === 0 ? 0 : 1)
