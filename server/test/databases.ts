import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/adapters/database.ts'
import { openDatabase } from '../src/adapters/open-database.ts'
import { copyPgliteTemplate } from './pglite-template.ts'
import { startPostgres, type RunningPostgres } from '@network-site/sandbox/database/start-postgres'

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

let cluster: Promise<RunningPostgres> | undefined

/** An empty, migrated database of its own. The Postgres below it is shared by one test file and ends with it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  const url = kind === 'postgres' ? await createTestDatabase() : undefined
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

/** Ends the shared Postgres, if a test of this file has started it. For `afterAll`. */
export async function closeTestDatabases(): Promise<void> {
  const running = await cluster
  cluster = undefined
  await running?.stop()
}

/** The URL of a Postgres database that nothing was done with yet. */
export async function createTestDatabase(): Promise<string> {
  cluster ??= startPostgres()
  return (await cluster).createDatabase(`test_${randomBytes(6).toString('hex')}`)
}
