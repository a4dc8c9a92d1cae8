import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from './database.ts'

/** Those before were made when no server of an earlier version could run beside. */
const firstUnderTheRule = 6

const journal = z
  .object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

describe('migrations', () => {
  const ruled = journal.entries.filter(({ idx }) => idx >= firstUnderTheRule)

  it.each(ruled.map(({ tag }) => tag))('%s lets servers of the version before go on', (tag) => {
    expect(findContractions(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))).toEqual([])
  })

  it('are held to a rule that finds what an earlier server would break on', () => {
    const refused = readFileSync(join(migrationsFolder, '0003_chain_transaction.sql'), 'utf8')
    expect(findContractions(refused)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ALTER TABLE "mint_chain" RENAME/), 'DROP TABLE "faucet_gift"']),
    )
    for (const statement of [
      'ALTER TABLE "mint" DROP COLUMN "source"',
      'ALTER TABLE "mint" ADD COLUMN "colour" text NOT NULL',
      'ALTER TABLE "mint" ALTER COLUMN "source" SET NOT NULL',
      'ALTER TABLE "mint" ALTER COLUMN "day" SET DATA TYPE bigint',
      'ALTER TABLE "mint" ADD CONSTRAINT "positive" CHECK (day > 0)',
      'CREATE UNIQUE INDEX "one" ON "mint" ("minter")',
      'TRUNCATE "mint"',
    ])
      expect(findContractions(statement)).toEqual([statement])
    for (const statement of [
      'CREATE TABLE "new" ("id" integer NOT NULL, CONSTRAINT "a" CHECK (id > 0))',
      'ALTER TABLE "mint" ADD COLUMN "colour" text',
      `ALTER TABLE "mint" ADD COLUMN "colour" text DEFAULT 'red' NOT NULL`,
      'CREATE INDEX "some" ON "mint" ("minter")',
      'CREATE TABLE "new" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "new" ("id")',
      'ALTER TABLE "mint" ALTER COLUMN "has_code" DROP NOT NULL',
    ])
      expect(findContractions(statement)).toEqual([])
  })

  it('may contract where they name the version that no longer needs it', () => {
    expect(findContractions('-- contract: nothing has read it since 0.4\nDROP TABLE "old"')).toEqual([])
  })
})

/** What a server of the version before may still read or write, and would break on. */
const contractions = [
  /^drop (table|index|schema|view|type)/,
  /^truncate/,
  /^delete/,
  /^create unique index/,
  /^alter (table|index|sequence|type|schema).* rename /,
  /^alter table.* drop (column|constraint)/,
  /^alter table.* set not null/,
  /^alter table.* (set data )?type /,
  /^alter table.* add constraint/,
  /^alter table.* add column(?!.* default ).* not null/,
]

/**
 * The statements of a migration that take something away from servers of the version before, which run beside it during a
 * deploy. A migration that begins with `-- contract:` and a reason may do so: no running version needs it any more.
 */
function findContractions(migration: string): string[] {
  if (/^-- contract: \S/m.test(migration)) return []
  const statements = migration.split(/;|--> statement-breakpoint/).map((part) => part.replace(/^--.*$/gm, '').trim())
  // Nobody uses a table yet that is made here.
  const made = new Set(statements.map((statement) => /^create table "(\w+)"/i.exec(statement)?.[1]))
  return statements.filter((statement) => {
    const words = statement.toLowerCase().replace(/\s+/g, ' ')
    const table = /^alter table "(\w+)"|^create unique index "\w+" on "(\w+)"/.exec(words)
    if (table && made.has(table[1] ?? table[2])) return false
    return contractions.some((pattern) => pattern.test(words))
  })
}
