import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { listenPostgres } from './listen-postgres.ts'
import { lockPostgres } from './lock-postgres.ts'

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
