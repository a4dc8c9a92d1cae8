/** `npm run rehearse:migration [commit]`: this version’s migrations, with a server of an earlier version still at work. */
import { runMigration } from './run-migration.ts'

const [commit = 'main', mints = '500'] = process.argv.slice(2)
const result = await runMigration(commit, {
  mints: Number(mints),
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const isFaultless =
  Object.values(result.answers).every((answers) => Object.keys(answers).join() === '200') &&
  result.differences.length === 0 &&
  result.unfinished === 0
process.stdout.write(
  isFaultless ? 'Every mint was answered with 200, by both versions.\n' : 'Not every mint was well.\n',
)
process.exit(isFaultless ? 0 : 1)
