import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './data-folder.ts'

/** Drizzle parses times from text. */
const timesAsText = { [types.TIMESTAMP]: String, [types.TIMESTAMPTZ]: String, [types.DATE]: String }

/** Opens and migrates PGlite, and locks its folder. */
export async function openEmbeddedDatabase(folder: string, migrationsFolder: string) {
  const lock = await lockFolder(`${folder}.lock`)
  try {
    const engine = await PGlite.create(folder)
    const database = drizzle({ client: engine })
    const heldNames = new Set<string>()
    await migrate(database, { migrationsFolder })
    return {
      kind: 'pglite' as const,
      sql: database,
      listen: async (channel: string, { onMessage }: { onMessage: (payload: string) => void }) => ({
        close: await engine.listen(channel, onMessage),
      }),
      // Only this process uses the folder, so locks are local to it.
      lock: async (name: string) => {
        if (heldNames.has(name)) return undefined
        heldNames.add(name)
        return { sql: database, isLost: () => engine.closed, release: async () => void heldNames.delete(name) }
      },
      query: async ({ text, values, rowMode }: { text: string; values: unknown[]; rowMode: 'array' | 'object' }) =>
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
