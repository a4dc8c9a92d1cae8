/** `npm run bench:leaderboard`: measures leaderboard, rank and quest requests for many wallets with a long history. */
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { parseArgs } from 'node:util'
import { formatLeaderboard, measureLeaderboard } from './measure-leaderboard.ts'

const { values } = parseArgs({
  options: {
    wallets: { type: 'string', default: '100000' },
    days: { type: 'string', default: '30' },
    readers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    changes: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
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
