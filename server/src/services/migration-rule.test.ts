import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from './database.ts'

/** Earlier migrations predate rolling deploys. */
const firstRuledIndex = 6

const journal = z
  .object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

describe('migrations', () => {
  const ruled = journal.entries.filter(({ idx }) => idx >= firstRuledIndex)

  it.each(ruled.map(({ tag }) => tag))('%s is compatible with servers of the previous version', (tag) => {
    expect(findContractions(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))).toEqual([])
  })

  it('are checked by a rule that detects breaking statements', () => {
    const refused = readFileSync(join(migrationsFolder, '0003_chain_transaction.sql'), 'utf8')
    expect(findContractions(refused)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ALTER TABLE "mint_chain" RENAME/), 'DROP TABLE "faucet_gift"']),
    )
    for (const statement of [
      'ALTER TABLE "mint" DROP COLUMN "source"',
      'ALTER TABLE "mint" ADD COLUMN "color" text NOT NULL',
      'ALTER TABLE "mint" ALTER COLUMN "source" SET NOT NULL',
      'ALTER TABLE "mint" ALTER COLUMN "day" SET DATA TYPE bigint',
      'ALTER TABLE "mint" ADD CONSTRAINT "positive" CHECK (day > 0)',
      'CREATE UNIQUE INDEX "one" ON "mint" ("minter")',
      'TRUNCATE "mint"',
    ])
      expect(findContractions(statement)).toEqual([statement])
    for (const statement of [
      'CREATE TABLE "new" ("id" integer NOT NULL, CONSTRAINT "a" CHECK (id > 0))',
      'ALTER TABLE "mint" ADD COLUMN "color" text',
      `ALTER TABLE "mint" ADD COLUMN "color" text DEFAULT 'red' NOT NULL`,
      'CREATE INDEX "some" ON "mint" ("minter")',
      'CREATE TABLE "new" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "new" ("id")',
      'ALTER TABLE "mint" ALTER COLUMN "has_code" DROP NOT NULL',
    ])
      expect(findContractions(statement)).toEqual([])
  })

  it('may break compatibility with a contract comment', () => {
    expect(findContractions('-- contract: nothing has read it since 0.4\nDROP TABLE "old"')).toEqual([])
  })
})

/** Statements that would break servers of the previous version. */
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
 * Returns the statements that would break servers of the previous version, which keep running during a deploy. A
 * `-- contract: <reason>` comment exempts a migration.
 */
function findContractions(migration: string): string[] {
  if (/^-- contract: \S/m.test(migration)) return []
  const statements = migration.split(/;|--> statement-breakpoint/).map((part) => part.replace(/^--.*$/gm, '').trim())
  // Tables created in this migration have no users yet.
  const created = new Set(statements.map((statement) => /^create table "(\w+)"/i.exec(statement)?.[1]))
  return statements.filter((statement) => {
    const words = statement.toLowerCase().replace(/\s+/g, ' ')
    const table = /^alter table "(\w+)"|^create unique index "\w+" on "(\w+)"/.exec(words)
    if (table && created.has(table[1] ?? table[2])) return false
    return contractions.some((pattern) => pattern.test(words))
  })
}
