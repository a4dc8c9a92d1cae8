import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { formatLeaderboard, measureLeaderboard } from './measure-leaderboard.ts'

const { values } = readCommandLine({
  command: 'npm run bench:leaderboard',
  about: 'Measures leaderboard, rank, and quest requests for many wallets with a long history.',
  options: {
    wallets: { type: 'string', value: 'number', default: '100000', about: 'wallets in the database' },
    days: { type: 'string', value: 'number', default: '30', about: 'days of history' },
    readers: { type: 'string', value: 'number', default: '8', about: 'concurrent readers' },
    seconds: { type: 'string', value: 'number', default: '30', about: 'duration of the load' },
    changes: { type: 'string', value: 'number', default: '200', about: 'mints per second during the load' },
    json: { type: 'boolean', default: false, about: 'print JSON' },
  },
})
const postgres = await startPostgres()
try {
  const measure = await measureLeaderboard({
    databaseUrl: await postgres.createDatabase('leaderboard'),
    wallets: Number(values.wallets),
    days: Number(values.days),
    readers: Number(values.readers),
    seconds: Number(values.seconds),
    changesPerSecond: Number(values.changes),
    report: (step) => process.stderr.write(`${step}\n`),
  })
  process.stdout.write(values.json ? `${JSON.stringify(measure, null, 2)}\n` : `\n${formatLeaderboard(measure)}\n`)
} finally {
  await postgres.stop()
}
