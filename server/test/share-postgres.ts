import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/adapters/open-database.ts'

/** Starts one Postgres for all test files. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase('migrated')
  // A database can be copied only while nobody is connected to it.
  await (await openDatabase({ url, dataDir: '' })).close()
  project.provide('migratedPostgres', url)
  return postgres.stop
}
