import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Lock } from './database.ts'

/** Holds a name by a session advisory lock, which Postgres frees the moment the session is gone. */
export async function lockPostgres(url: string, name: string): Promise<Lock | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A holder whose machine has vanished closes nothing: Postgres must notice within seconds.
    options: '-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3',
  })
  let isLost = false
  client.on('error', () => undefined)
  client.once('end', () => (isLost = true))
  await client.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [name],
    )
    if (rows[0]?.held) {
      return { sql: drizzle({ client }), isLost: () => isLost, release: () => client.end().catch(() => undefined) }
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return undefined
}
