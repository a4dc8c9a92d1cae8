/** `npm run bench:quests`: measures quest verification over HTTP for each platform, with a million wallets. */
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { parseArgs } from 'node:util'
import { formatQuests, measureQuests } from './measure-quests.ts'

const { values } = parseArgs({
  options: {
    wallets: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '5' },
    readers: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
})
const postgres = await startPostgres()
try {
  const measure = await measureQuests({
    databaseUrl: await postgres.createDatabase('quests'),
    wallets: Number(values.wallets),
    days: Number(values.days),
    readers: Number(values.readers),
    seconds: Number(values.seconds),
    repeatedWallets: 100,
    report: (step) => process.stderr.write(`${step}\n`),
  })
  process.stdout.write(values.json ? `${JSON.stringify(measure, null, 2)}\n` : `\n${formatQuests(measure)}\n`)
} finally {
  await postgres.stop()
}
