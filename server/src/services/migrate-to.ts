import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { z } from 'zod'
import { migrationsFolder } from './database.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) })

/** Brings a database to where another one was, by the migrations that it had and no others. */
export async function migrateTo(client: pg.Client, wanted: number[]): Promise<void> {
  const journal = journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
  const entries = journal.entries.filter(({ when }) => wanted.includes(when))
  if (entries.length !== wanted.length)
    throw new Error('The dump is of a newer version than this one: it has migrations that are not here.')
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
