import { readCommandLine } from '../../../tools/bootstrap/command-line.mjs'
import { runRestore } from './run-restore.ts'

const { positionals } = readCommandLine({
  command: 'npm run rehearse:restore',
  about: 'Restores a backup of a server that was killed while it minted: the long version of the test.',
  positionals: '[items=5000]',
})
const [items = '5000'] = positionals
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
  result.differences.length === 0 && result.unfinished === 0 && result.duplicates === 0 && result.repeatedStatus === 409
process.stdout.write(
  isFaultless ? 'All mints were recovered, and none was duplicated.\n' : 'The chain and the database differ.\n',
)
process.exit(isFaultless ? 0 : 1)
