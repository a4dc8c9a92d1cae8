import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Puts a migrated embedded database under `dataDir`. Making one takes seconds; a copy of one made before does not. */
export async function copyPgliteTemplate(dataDir: string): Promise<void> {
  // A thousand files: one by one in turns of their own they take twice as long.
  cpSync(await pgliteTemplate(), dataDir, { recursive: true })
}

/** The folder that is copied, made if it is not there yet. */
export async function pgliteTemplate(): Promise<string> {
  const template = join(cacheFolder, `pglite-${await migrationsDigest()}`)
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  // Here, since most who copy a template need no database of their own.
  const { openDatabase } = await import('../src/services/database.ts')
  const draft = await mkdtemp(join(cacheFolder, 'draft-'))
  const database = await openDatabase({ url: undefined, dataDir: draft })
  await database.close()
  // Another test file may have been quicker; its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }))
}

async function migrationsDigest(): Promise<string> {
  const digest = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) digest.update(await readFile(join(migrationsFolder, name)))
  }
  return digest.digest('hex').slice(0, 16)
}
