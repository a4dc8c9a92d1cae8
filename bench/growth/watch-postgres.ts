import type { Database } from '@network-site/server/services/database'

const everyMilliseconds = 200
const statement = `select count(*)::int as connections,
  count(*) filter (where state = 'active' and wait_event_type in ('LWLock', 'Lock', 'IO', 'BufferPin'))::int as waiting
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Looks again and again at what the sessions of Postgres do. */
export function watchPostgres(database: Database) {
  const seen: Array<{ connections: number; waiting: number }> = []
  const timer = setInterval(() => void look().catch(() => undefined), everyMilliseconds)

  async function look(): Promise<void> {
    const { rows } = (await database.sql.execute(statement)) as unknown as { rows: typeof seen }
    seen.push(...rows)
  }

  return {
    stop: () => {
      clearInterval(timer)
      return {
        sessionsWaiting: seen.reduce((sum, { waiting }) => sum + waiting, 0) / Math.max(1, seen.length),
        connectionsToPostgres: Math.max(0, ...seen.map(({ connections }) => connections)),
      }
    },
  }
}
