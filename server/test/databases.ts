import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { openDatabase, type Sql } from '../src/services/database.ts'
import { parseRows } from '../src/lib/parse.ts'
import { copyPgliteTemplate } from './pglite-template.ts'

/** For `describe.each`: features are tested on both databases. */
export const databaseKinds = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a migrated database that tests copy, because starting Postgres takes seconds. */
    migratedPostgres: string
  }
}

const borrowed = new Map<DatabaseKind, TestDatabase>()

/** Opens an empty, migrated database. All tests share one Postgres server. */
export async function openTestDatabase(kind: DatabaseKind) {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  const url = kind === 'postgres' ? await createTestDatabase('migrated') : undefined
  if (!url) await copyPgliteTemplate(dataDir)
  const database = await openDatabase({ url, dataDir })
  return {
    database,
    /** Undefined for the embedded database, which only its own process can open. */
    url,
    dataDir,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the same database to all sequential tests of a file and empties it for each, because opening one takes a
 * second. Tests must leave nothing running. `close` keeps it open for the next test.
 */
export async function borrowTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const kept = borrowed.get(kind)
  const lent = kept ?? (await openTestDatabase(kind))
  if (kept) await empty(kept.database.sql)
  else borrowed.set(kind, lent)
  return { ...lent, close: async () => undefined }
}

async function empty(database: Sql): Promise<void> {
  const result = await database.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const names = parseRows(z.object({ name: z.string() }), result).map(({ name }) => name)
  await database.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
}

/** Closes the borrowed databases of this file. For `afterAll`. */
export async function closeTestDatabases(): Promise<void> {
  for (const [kind, database] of borrowed) {
    borrowed.delete(kind)
    await database.close()
  }
}

/** Creates an empty Postgres database and returns its URL. By default, it has no migrations. */
export async function createTestDatabase(template: 'migrated' | 'template0' = 'template0'): Promise<string> {
  const url = new URL(inject('migratedPostgres'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return new URL(`/${name}`, url).href
}
