import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/services/database.ts'
import { pgliteTemplate } from './pglite-template.ts'

/** Starts one Postgres for all test files, and makes the embedded database they copy, lest each of them makes it. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres(), pgliteTemplate()])
  const url = await postgres.createDatabase('migrated')
  // A database can be copied only while nobody is connected to it.
  await (await openDatabase({ url, dataDir: '' })).close()
  project.provide('migratedPostgres', url)
  return postgres.stop
}
