/** `npm run rehearse:restore [items]`: the long version of what every test run does in short. */
import { runRestore } from './run-restore.ts'

const [items = '5000'] = process.argv.slice(2)
const size = Number(items)
const result = await runRestore({
  before: size,
  meanwhile: Math.ceil(size / 2),
  after: Math.ceil(size / 2),
  inFlight: Math.ceil(size / 10),
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const isFaultless =
  result.differences.length === 0 && result.unfinished === 0 && result.twice === 0 && result.askedAgain === 409
process.stdout.write(
  isFaultless ? 'All that was minted is known again, and nothing twice.\n' : 'The books do not agree.\n',
)
process.exit(isFaultless ? 0 : 1)
