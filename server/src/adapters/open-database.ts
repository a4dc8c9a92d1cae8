import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** The SQL that makes the tables, for both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

export type DatabaseOptions = { url?: string | undefined; dataDir: string }

/** Opened, migrated and ready. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, migrationsFolder) : openPglite(join(dataDir, 'database'), migrationsFolder)
}
