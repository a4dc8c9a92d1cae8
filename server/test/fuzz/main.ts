import { readCommandLine } from '../../../tools/bootstrap/command-line.mjs'
import { formatReport, runFuzz } from './run-fuzz.ts'

const { values } = readCommandLine({
  command: 'npm run fuzz',
  about: 'Sends generated requests to a server: the long version of the test.',
  options: {
    seed: { type: 'string', value: 'number', about: 'repeat the run with this seed (default: random)' },
    count: { type: 'string', value: 'number', default: '100000', about: 'number of requests' },
    request: { type: 'string', value: 'number', about: 'send only this request of the run' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
process.stderr.write(`seed ${seed}\n`)
const result = await runFuzz({
  seed,
  count: Number(values.count),
  ...(values.request ? { only: Number(values.request) } : {}),
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${formatReport(result)}\n`)
process.exit(result.faults.length + result.aftermath.length === 0 ? 0 : 1)
