import { readCommandLine } from '../../../tools/bootstrap/command-line.mjs'
import { runMigration } from './run-migration.ts'

const { positionals } = readCommandLine({
  command: 'npm run rehearse:migration',
  about: 'Applies the migrations of this version while a server of an earlier version runs.',
  positionals: '[commit=main] [mints=500]',
})
const [commit = 'main', mints = '500'] = positionals
const result = await runMigration(commit, {
  mints: Number(mints),
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const isFaultless =
  Object.values(result.answers).every((answers) => Object.keys(answers).join() === '200') &&
  result.differences.length === 0 &&
  result.unfinished === 0
process.stdout.write(isFaultless ? 'Both versions answered every mint with 200.\n' : 'Some mints failed.\n')
process.exit(isFaultless ? 0 : 1)
