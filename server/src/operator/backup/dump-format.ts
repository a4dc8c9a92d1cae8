import type pg from 'pg'
import { z } from 'zod'

/** The first line of a dump. Then come, for some rows of a table, a line that names them and a line for each. */
export const headerSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The migrations that the database had, as drizzle numbers them. */
  migrations: z.array(z.number()).min(1),
})
export type DumpHeader = z.infer<typeof headerSchema>

export const chunkSchema = z.union([
  z.object({ table: z.string(), rows: z.int().min(1) }),
  /** The last line: how many rows there are of each table. Without it the dump is not whole. */
  z.object({ end: z.record(z.string(), z.number()) }),
])

export const migrationsTable = 'drizzle.__drizzle_migrations'

/** Every table of ours. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}
