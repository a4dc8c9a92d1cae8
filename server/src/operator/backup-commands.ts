import type { Command } from 'commander'
import pg from 'pg'
import { z } from 'zod'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createInterface } from 'node:readline'
import { type CommonOptions, formatFacts, formatTable, OperatorError } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { recordAction } from './action-log.ts'
import { migrateTo } from '../services/database.ts'

/** `backup` and `restore`: all rows of a Postgres database, in a file. */
export function addBackupCommands(program: Command, { deployment, terminal }: OperatorContext): void {
  const urlOf = (): string => {
    const url = deployment.env.DATABASE_URL
    if (!url)
      throw new OperatorError(
        'DATABASE_URL is not set. An embedded database is backed up by copying DATA_DIR while the server is stopped.',
      )
    return url
  }
  program
    .command('backup <file>')
    .description('write all rows of the database to a file, while it is in use')
    .action(async (file: string, _options, command: Command) => {
      const counts = await dumpDatabase(urlOf(), file)
      const render = () => `${formatCounts(counts)}\nWritten to ${file}.\n`
      await terminal.answer({ file, counts }, render, command.optsWithGlobals<CommonOptions>())
    })
  program
    .command('restore <file>')
    .description('fill an empty database from such a file')
    .action(async (file: string, _options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions>()
      const url = urlOf()
      const { takenAt } = await readDumpHeader(file)
      const details = { dump: file, 'taken at': takenAt, into: `${new URL(url).host}${new URL(url).pathname}` }
      await terminal.confirm(formatFacts('Fill an empty database from a dump.', Object.entries(details)), options)
      const { counts } = await restoreDatabase(url, file)
      // Only now is there a place to write it down.
      await recordAction({ command: 'restore', details }, { deployment, terminal, options }, async () => ({
        outcome: 'done',
      }))
      const render = () =>
        `${formatCounts(counts)}\nRestored. Start the relayers: they learn from the chain what was minted since.\n`
      await terminal.answer({ ...details, counts }, render, options)
    })
}

function formatCounts(counts: Record<string, number>): string {
  return formatTable(
    ['Table', 'Rows'],
    Object.entries(counts).map(([table, count]) => [table, String(count)]),
  )
}

/** The first line of a dump. Then come, for some rows of a table, a line that names them and a line for each. */
const headerSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The migrations that the database had, as drizzle numbers them. */
  migrations: z.array(z.number()).min(1),
})
type DumpHeader = z.infer<typeof headerSchema>

const chunkSchema = z.union([
  z.object({ table: z.string(), rows: z.int().min(1) }),
  /** The last line: how many rows there are of each table. Without it the dump is not whole. */
  z.object({ end: z.record(z.string(), z.number()) }),
])

const migrationsTable = 'drizzle.__drizzle_migrations'

/** Every table of ours. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

const rowsAtOnce = 2000

/**
 * Writes all rows of a Postgres database as it is at one moment, while it is in use: one JSON text a line, compressed.
 * Rows stay text from end to end, so that no number is rounded. Answers how many rows each table has.
 */
export async function dumpDatabase(url: string, file: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  const counts: Record<string, number> = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    const draft = `${file}.${process.pid}.new`
    await pipeline(
      Readable.from(writeLines(client, counts)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    // Whole or not at all: a dump that was cut off must not look like one.
    await rename(draft, file)
    return counts
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function* writeLines(client: pg.Client, counts: Record<string, number>): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ created_at: string }>(
    `select created_at::text from ${migrationsTable} order by created_at`,
  )
  const header: DumpHeader = {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: migrations.map(({ created_at: at }) => Number(at)),
  }
  yield `${JSON.stringify(header)}\n`
  for (const table of await listTables(client)) {
    counts[table] = 0
    const cursor = 'dump_cursor'
    await client.query(
      `declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${client.escapeIdentifier(table)} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from ${cursor}`)
      if (rows.length === 0) break
      counts[table] += rows.length
      yield `${JSON.stringify({ table, rows: rows.length })}\n${rows.map(({ row }) => `${row}\n`).join('')}`
    }
    await client.query(`close ${cursor}`)
  }
  yield `${JSON.stringify({ end: counts })}\n`
}

type Restored = { takenAt: string; counts: Record<string, number> }

/** The first line of a dump, to say what it is before anything is done with it. */
async function readDumpHeader(file: string): Promise<DumpHeader> {
  for await (const line of readLines(file)) return headerSchema.parse(JSON.parse(line))
  throw new OperatorError(`${file} is empty.`)
}

/**
 * Fills an empty Postgres database from a dump, in one transaction: whole or not at all. It gets the tables that the dump
 * was taken of; whoever opens it next brings them up to date.
 */
export async function restoreDatabase(url: string, file: string): Promise<Restored> {
  const header = await readDumpHeader(file)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseRows(client)
    await migrateTo(client, header.migrations)
    await refuseNewerTables(client, header)
    await client.query('begin')
    const counts = await insertRows(client, file)
    await restartSequences(client)
    await client.query('commit')
    return { takenAt: header.takenAt, counts }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A database that has rows is somebody's: it is never written over. */
async function refuseRows(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ has_rows: boolean }>(
      `select exists (select from ${client.escapeIdentifier(table)}) as has_rows`,
    )
    if (rows[0]?.has_rows)
      throw new OperatorError(`The database is not empty: ${table} has rows. Restore into a new one.`)
  }
}

async function refuseNewerTables(client: pg.Client, { migrations }: DumpHeader): Promise<void> {
  const { rows } = await client.query(`select from ${migrationsTable}`)
  if (rows.length !== migrations.length)
    throw new OperatorError('The tables of this database are newer than the dump. Restore into a new database.')
}

async function insertRows(client: pg.Client, file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let chunk: { table: string; rows: number } | undefined
  let gathered: string[] = []
  let isHeader = true
  for await (const line of readLines(file)) {
    if (isHeader) {
      isHeader = false
    } else if (chunk) {
      gathered.push(line)
      if (gathered.length < chunk.rows) continue
      await insertChunk(client, chunk.table, gathered)
      counts[chunk.table] = (counts[chunk.table] ?? 0) + gathered.length
      gathered = []
      chunk = undefined
    } else {
      const next = chunkSchema.parse(JSON.parse(line))
      if ('end' in next) {
        for (const [table, count] of Object.entries(next.end))
          if ((counts[table] ?? 0) !== count)
            throw new OperatorError(`The dump is broken: rows of ${table} are missing.`)
        return next.end
      }
      chunk = next
    }
  }
  throw new OperatorError('The dump is not whole: it ends in the middle.')
}

async function insertChunk(client: pg.Client, table: string, rows: string[]): Promise<void> {
  const name = client.escapeIdentifier(table)
  await client.query(
    `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

/** Numbers that the database itself gives go on behind the highest that is there. */
async function restartSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    const [name, field] = [client.escapeIdentifier(table), client.escapeIdentifier(column)]
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${field}) from ${name}), 0) + 1, false)`,
      [name, column],
    )
  }
}

function readLines(file: string): AsyncIterable<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.once('error', (error) => text.destroy(error))
  return createInterface({ input: text, crlfDelay: Infinity })
}
