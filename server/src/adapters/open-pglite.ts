import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'

/** The embedded database, its folder held for this process alone. */
export async function openPglite(folder: string, migrationsFolder: string): Promise<Database> {
  const lock = await lockFolder(`${folder}.lock`)
  try {
    const engine = await PGlite.create(folder)
    const database = drizzle({ client: engine })
    await migrate(database, { migrationsFolder })
    return {
      kind: 'pglite',
      sql: database,
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
