import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

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
export type RawStatement = { text: string; values: unknown[]; rowMode: 'array' | 'object' }
export type RawQuery = (statement: RawStatement) => Promise<unknown[]>

export type Listener = {
  onMessage: (payload: string) => void
  /** The connection was broken and is back: messages may have been missed. */
  onGap: () => void
}
export type Listening = { close: () => Promise<void> }

/** A name that one session holds; another gets it once this session ends, however it ends. */
export type Lock = {
  /** The holding session itself: what is written through it was written while the name was held. */
  sql: Sql
  isLost: () => boolean
  release: () => Promise<void>
}

/** The SQL that makes the tables, for both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

export type DatabaseOptions = { url?: string | undefined; dataDir: string }

/** Opened, migrated and ready. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, migrationsFolder) : openPglite(join(dataDir, 'database'), migrationsFolder)
}
