import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { formatQuests, measureQuests } from './measure-quests.ts'

const { values } = readCommandLine({
  command: 'npm run bench:quests',
  about: 'Measures quest verification over HTTP for each platform.',
  options: {
    wallets: { type: 'string', value: 'number', default: '1000000', about: 'wallets in the database' },
    days: { type: 'string', value: 'number', default: '5', about: 'days of history' },
    readers: { type: 'string', value: 'number', default: '4', about: 'concurrent readers' },
    seconds: { type: 'string', value: 'number', default: '30', about: 'duration of the load' },
    json: { type: 'boolean', default: false, about: 'print JSON' },
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
