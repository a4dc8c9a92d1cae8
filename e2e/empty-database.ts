import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Makes an empty database once: a site of its own, which most files of tests start, would take seconds for it. */
export async function makeEmptyDatabase(): Promise<{ remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'house empty database '))
  const database = await PGlite.create(folder)
  await database.close()
  process.env['EMPTY_DATABASE'] = folder
  return { remove: () => rm(folder, { recursive: true }) }
}

/** Puts a copy where a new site looks for its database. Until there is one to copy, the site makes its own. */
export function copyEmptyDatabase(dataDir: string): void {
  const folder = process.env['EMPTY_DATABASE']
  if (folder) cpSync(folder, join(dataDir, 'database'), { recursive: true })
}
