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
export function findContractions(migration: string): string[] {
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
