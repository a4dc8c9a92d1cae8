import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/services/database.ts'
import { pgliteTemplate } from './pglite-template.ts'

/** Starts one Postgres for all test files, and creates the embedded database that they copy. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres(), pgliteTemplate()])
  const url = await postgres.createDatabase('migrated')
  // Postgres can only copy a database without connections.
  await (await openDatabase({ url, dataDir: '' })).close()
  project.provide('migratedPostgres', url)
  return postgres.stop
}
