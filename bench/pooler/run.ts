/** `npm run bench:pooler`: in which mode a connection pooler leaves servers and relayers what they need. Needs pgbouncer. */
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { probePooler, type Probe } from './probe-pooler.ts'
import { startPgBouncer, type PoolMode } from './start-pgbouncer.ts'

const modes: PoolMode[] = ['session', 'transaction']
const parameters = [[], ['options']]
const postgres = await startPostgres()
const rows: string[][] = [['no pooler', '', ...cellsOf(await probePooler(await postgres.createDatabase('direct')))]]
try {
  for (const mode of modes) {
    for (const ignoredParameters of parameters) {
      const database = `${mode}_${ignoredParameters.length}`
      const postgresPort = Number(new URL(await postgres.createDatabase(database)).port)
      const pooler = await startPgBouncer({ postgresPort, database, mode, ignoredParameters })
      rows.push([mode, ignoredParameters.join(), ...cellsOf(await probePooler(pooler.url))])
      await pooler.stop()
    }
  }
} finally {
  await postgres.stop()
}
const heads = ['pool_mode', 'ignore_startup_parameters', 'migrations', 'queries', 'notifications', 'locks']
process.stdout.write([heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join(''))

function cellsOf({ migrations, queries, notifications, locks }: Probe): string[] {
  return [migrations, queries, notifications, locks]
}
