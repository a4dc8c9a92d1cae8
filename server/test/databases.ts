import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase, type Sql } from '../src/services/database.ts'
import { parseRows } from '../src/lib/parse.ts'
import { copyPgliteTemplate } from './pglite-template.ts'

/** For `describe.each`: every behaviour of a feature holds on both. */
export const databaseKinds = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export type TestDatabase = {
  database: Database
  /** Absent for the embedded one: nobody else can open it. */
  url: string | undefined
  dataDir: string
  close: () => Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a migrated database, which each test copies: starting a Postgres takes seconds. */
    migratedPostgres: string
  }
}

const borrowed = new Map<DatabaseKind, TestDatabase>()

/** An empty, migrated database of its own. The Postgres below it is shared by all tests. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  const url = kind === 'postgres' ? await createPostgresDatabase('migrated') : undefined
  if (!url) await copyPgliteTemplate(dataDir)
  const database = await openDatabase({ url, dataDir })
  return {
    database,
    url,
    dataDir,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The same for tests that follow each other and leave nothing at work: one database per file, emptied for each of them,
 * since opening one takes a second of processor time. Closing gives it back.
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

/** Ends what tests of this file have borrowed. For `afterAll`. */
export async function closeTestDatabases(): Promise<void> {
  for (const [kind, database] of borrowed) {
    borrowed.delete(kind)
    await database.close()
  }
}

/** The URL of a Postgres database that nothing was done with yet. */
export async function createTestDatabase(): Promise<string> {
  return createPostgresDatabase('template0')
}

async function createPostgresDatabase(template: 'migrated' | 'template0'): Promise<string> {
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
