import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { lockFolder } from './data-folder.ts'

export type Sql = PgDatabase<PgQueryResultHKT>

/** The SQL database behind every feature: Postgres, or the same engine embedded in this process. */
export type Database = {
  kind: 'postgres' | 'pglite'
  sql: Sql
  /** Calls back for every notification on a channel, from whichever process it came. */
  listen: (channel: string, listener: Listener) => Promise<Listening>
  /** Takes a name for one session, or answers nothing while another holds it. */
  lock: (name: string) => Promise<Lock | undefined>
  /** Runs a statement as it is written. Only an embedded database has this: any other can be reached from elsewhere. */
  query?: RawQuery
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** A statement of another process of this machine. */
type RawStatement = { text: string; values: unknown[]; rowMode: 'array' | 'object' }
export type RawQuery = (statement: RawStatement) => Promise<unknown[]>

type Listener = {
  onMessage: (payload: string) => void
  /** The connection was broken and is back: messages may have been missed. */
  onGap: () => void
}
type Listening = { close: () => Promise<void> }

/** A name that one session holds; another gets it once this session ends, however it ends. */
export type Lock = {
  /** The holding session itself: what is written through it was written while the name was held. */
  sql: Sql
  isLost: () => boolean
  release: () => Promise<void>
}

/** The SQL that makes the tables, for both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

type DatabaseOptions = { url?: string | undefined; dataDir: string }

/** Opened, migrated and ready. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres(url) : openPglite(join(dataDir, 'database'))
}

/** Drizzle reads times from text. */
const timesAsText = { [types.TIMESTAMP]: String, [types.TIMESTAMPTZ]: String, [types.DATE]: String }

/** The embedded database, its folder held for this process alone. */
async function openPglite(folder: string): Promise<Database> {
  const lock = await lockFolder(`${folder}.lock`)
  try {
    const engine = await PGlite.create(folder)
    const database = drizzlePglite({ client: engine })
    const heldNames = new Set<string>()
    await migratePglite(database, { migrationsFolder })
    return {
      kind: 'pglite',
      sql: database,
      listen: async (channel, { onMessage }) => ({ close: await engine.listen(channel, onMessage) }),
      // The folder belongs to this process, so a name is only ever contested within it.
      lock: async (name) => {
        if (heldNames.has(name)) return undefined
        heldNames.add(name)
        return { sql: database, isLost: () => engine.closed, release: async () => void heldNames.delete(name) }
      },
      query: async ({ text, values, rowMode }) =>
        (await engine.query(text, values, { rowMode, parsers: timesAsText })).rows,
      ping: async () => void (await database.execute(sql`select 1`)),
      close: async () => {
        await engine.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Any number, the same in every server: whoever holds it migrates, the others wait. */
const migrationLockKey = 727_001

/** A pool of connections to a Postgres server. */
async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks would else end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool)
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

async function migrateAlone(pool: pg.Pool): Promise<void> {
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

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) })

/** Brings a database to where another one was, by the migrations that it had and no others. */
export async function migrateTo(client: pg.Client, wanted: number[]): Promise<void> {
  const journal = journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
  const entries = journal.entries.filter(({ when }) => wanted.includes(when))
  if (entries.length !== wanted.length)
    throw new Error('The dump is of a newer version than this one: it has migrations that are not here.')
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
