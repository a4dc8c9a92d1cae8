import { readCommandLine } from '../../../tools/bootstrap/command-line.mjs'
import { runKillLoop } from './run-kill-loop.ts'

const { positionals } = readCommandLine({
  command: 'npm run test:kill-loop',
  about: 'Kills a server again and again while it mints: the long version of the test.',
  positionals: '[kills=24] [mints=10000]',
})
const [kills = '24', mints = '10000'] = positionals
const result = await runKillLoop({
  kills: Number(kills),
  mints: Number(mints),
  atOnce: 250,
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const { lost, unfinished, differences, indexDifferences } = result
const isFaultless = lost === 0 && unfinished === 0 && differences.length === 0 && indexDifferences.length === 0
process.stdout.write(isFaultless ? 'No mint was lost or duplicated.\n' : 'The chain and the database differ.\n')
process.exit(isFaultless ? 0 : 1)
