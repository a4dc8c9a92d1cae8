import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { lockFolder } from './data-folder.ts'

/** Drizzle reads times from text. */
const timesAsText = { [types.TIMESTAMP]: String, [types.TIMESTAMPTZ]: String, [types.DATE]: String }

/** The embedded database, its folder held for this process alone. */
export async function openPglite(folder: string, migrationsFolder: string): Promise<Database> {
  const lock = await lockFolder(`${folder}.lock`)
  try {
    const engine = await PGlite.create(folder)
    const database = drizzle({ client: engine })
    const heldNames = new Set<string>()
    await migrate(database, { migrationsFolder })
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
