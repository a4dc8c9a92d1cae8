import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** The SQL database behind every feature: Postgres, or the same engine embedded in this process. */
export type Database = {
  kind: 'postgres' | 'pglite'
  sql: PgDatabase<PgQueryResultHKT>
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

export type DatabaseOptions = { url?: string | undefined; dataDir: string }

/** Opened, migrated and ready. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, migrationsFolder) : openPglite(join(dataDir, 'database'), migrationsFolder)
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
