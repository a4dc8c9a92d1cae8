import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, Listener, Listening, Lock } from './database.ts'

/** Any number, the same in every server: whoever holds it migrates, the others wait. */
const migrationLockKey = 727_001

/** A pool of connections to a Postgres server. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks would else end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool, migrationsFolder)
  } catch (error) {
    await pool.end()
    throw error
  }
  const database = drizzle({ client: pool })
  return {
    kind: 'postgres',
    sql: database,
    listen: (channel, listener) => listenPostgres(url, channel, listener),
    lock: (name) => lockPostgres(url, name),
    ping: async () => void (await database.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLockKey])
    await migrate(drizzle({ client: connection }), { migrationsFolder })
  } finally {
    // Ending the session frees the lock even where a migration broke it off.
    connection.release(true)
  }
}

const retryMilliseconds = 500

/** Listens on a connection of its own, and reconnects whenever it breaks. */
async function listenPostgres(url: string, channel: string, listener: Listener): Promise<Listening> {
  let isClosed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    fresh.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
    // An error without a listener would end the process. Reconnecting happens on `end`.
    fresh.on('error', () => undefined)
    fresh.once('end', again)
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    client = fresh
  }

  function again(): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect().then(listener.onGap, again), retryMilliseconds)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Holds a name by a session advisory lock, which Postgres frees the moment the session is gone. */
async function lockPostgres(url: string, name: string): Promise<Lock | undefined> {
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
