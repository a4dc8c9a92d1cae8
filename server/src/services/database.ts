import { reasonOf } from '@network-site/protocol/redact'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'

export type Sql = PgDatabase<PgQueryResultHKT>

/** Postgres, or the same engine embedded in this process. */
export type Database = {
  kind: 'postgres' | 'pglite'
  sql: Sql
  /** Subscribes to a channel's notifications from every process. */
  listen: (channel: string, listener: Listener) => Promise<Listening>
  /** Acquires a named lock; resolves to undefined if another session holds it. */
  lock: (name: string) => Promise<Lock | undefined>
  /** Runs raw SQL for the operator CLI. Only the embedded database has this, since no other process can open it. */
  query?: RawQuery
  /** Throws if the database does not respond. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

export type RawQuery = (statement: {
  text: string
  values: unknown[]
  rowMode: 'array' | 'object'
}) => Promise<unknown[]>

type Listener = {
  onMessage: (payload: string) => void
  /** Called after a reconnect, because messages may have been missed. */
  onGap: () => void
}
type Listening = { close: () => Promise<void> }

/** A named lock. It is freed when its session ends, even after a crash. */
export type Lock = {
  /** The session that holds the lock. Writes through it fail once the lock is lost. */
  sql: Sql
  isLost: () => boolean
  release: () => Promise<void>
}

/** The migrations of both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Opens and migrates the database: Postgres if there is a URL, otherwise the embedded one. */
export async function openDatabase(options: { url?: string | undefined; dataDir: string }): Promise<Database> {
  if (options.url) return openPostgres(options.url)
  const { openEmbeddedDatabase } = await import('./embedded-database.ts').catch(explainMissingEngine)
  return openEmbeddedDatabase(join(options.dataDir, 'database'), migrationsFolder)
}

/** The container image leaves out the embedded engine, which production never uses. */
function explainMissingEngine(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!isMissing) throw error
  throw new Error(
    'DATABASE_URL is not set, and the embedded database is not installed: the container image does not contain it. Set DATABASE_URL to a Postgres database.',
    { cause: error },
  )
}

/** An arbitrary advisory lock key, so that one server migrates while the others wait. */
const migrationLockKey = 727_001

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 })
  // Without a listener, a broken idle connection would crash the process. The next query opens a new one.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool, url)
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

/** The SQLSTATE of a missing privilege. */
const insufficientPrivilege = '42501'

async function migrateAlone(pool: pg.Pool, url: string): Promise<void> {
  const connection = await pool.connect().catch((cause: unknown) => {
    throw new Error(connectionFailure(url, cause), { cause })
  })
  try {
    // Servers and relayers may connect with roles that cannot create tables.
    if (await hasAllMigrations(connection)) return
    await connection.query('select pg_advisory_lock($1)', [migrationLockKey])
    await migrate(drizzle({ client: connection }), { migrationsFolder })
  } catch (error) {
    const { code } = z.looseObject({ code: z.string() }).catch({ code: '' }).parse(causeOf(error))
    if (code !== insufficientPrivilege) throw error
    throw new Error(
      'The database lacks migrations that this role cannot apply. Run npm run operator migrate with the owner’s DATABASE_URL, then deploy/roles.sql.',
      { cause: error },
    )
  } finally {
    // Ending the session frees the lock, even after a failed migration.
    connection.release(true)
  }
}

/** Names the server and the variable, but neither the user nor the password. */
function connectionFailure(url: string, cause: unknown): string {
  const { hostname, port, pathname } = new URL(url)
  // A name with several addresses fails with one error per address.
  const reason = reasonOf(cause instanceof AggregateError ? cause.errors[0] : cause)
  return `Cannot connect to Postgres at ${hostname || 'localhost'}:${port || 5432}, database ${pathname.slice(1)}: ${reason}. Check DATABASE_URL.`
}

/** Drizzle wraps the driver's error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error
}

async function hasAllMigrations(connection: pg.PoolClient): Promise<boolean> {
  const { entries } = await readJournal()
  const last = await connection
    .query<{ last: string | null }>('select max(created_at) as last from drizzle.__drizzle_migrations')
    // The table does not exist yet, or this role cannot read it.
    .catch(() => undefined)
  return Number(last?.rows[0]?.last ?? 0) >= Math.max(...entries.map(({ when }) => when))
}

const retryMilliseconds = 500

/** Listens on a dedicated connection and reconnects when it breaks. */
async function listenPostgres(url: string, channel: string, listener: Listener): Promise<Listening> {
  let isClosed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    fresh.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
    // Without a listener, an error would crash the process. `end` triggers the reconnect.
    fresh.on('error', () => undefined)
    fresh.once('end', scheduleReconnect)
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    client = fresh
  }

  function scheduleReconnect(): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect().then(listener.onGap, scheduleReconnect), retryMilliseconds)
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

/** Acquires a session advisory lock, which Postgres frees when the session ends. */
async function lockPostgres(url: string, name: string): Promise<Lock | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // If the holder's machine disappears, Postgres must notice within seconds.
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

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) })

async function readJournal() {
  return journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
}

/** Applies exactly the given migrations, so that the dump of a database that had them can be restored. */
export async function migrateTo(client: pg.Client, wanted: number[]): Promise<void> {
  const journal = await readJournal()
  const entries = journal.entries.filter(({ when }) => wanted.includes(when))
  if (entries.length !== wanted.length)
    throw new Error('The dump is from a newer version: it contains migrations that this version does not have.')
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
