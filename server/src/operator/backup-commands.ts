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

/** Adds `backup` and `restore`, which copy all rows of a Postgres database to and from a file, and `migrate`. */
export function addBackupCommands(program: Command, { deployment, terminal }: OperatorContext): void {
  const requireUrl = (): string => {
    const url = deployment.env.DATABASE_URL
    if (!url)
      throw new OperatorError(
        'DATABASE_URL is not set. To back up an embedded database, stop the server and copy DATA_DIR.',
      )
    return url
  }
  program
    .command('migrate')
    .description(
      'apply missing migrations; needs the owner’s DATABASE_URL if servers and relayers use restricted roles',
    )
    .action(async (_options, command: Command) => {
      // Every process migrates when it opens the database, if its role may.
      await deployment.sql()
      const render = () => 'The database has all migrations.\n'
      await terminal.answer({ outcome: 'done' }, render, command.optsWithGlobals<CommonOptions>())
    })
  program
    .command('backup <file>')
    .description('back up all rows of the database to a file, without downtime')
    .action(async (file: string, _options, command: Command) => {
      const counts = await dumpDatabase(requireUrl(), file)
      const render = () => `${formatCounts(counts)}\nBackup written to ${file}.\n`
      await terminal.answer({ file, counts }, render, command.optsWithGlobals<CommonOptions>())
    })
  program
    .command('restore <file>')
    .description('restore a backup into an empty database')
    .action(async (file: string, _options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions>()
      const url = requireUrl()
      const { takenAt } = await readDumpHeader(file)
      const details = { backup: file, 'taken at': takenAt, into: `${new URL(url).host}${new URL(url).pathname}` }
      await terminal.confirm(formatFacts('Restore a backup into an empty database.', Object.entries(details)), options)
      const counts = await restoreDatabase(url, file)
      // The action log is in the restored database, so the action can only be recorded now.
      await recordAction({ command: 'restore', details }, { deployment, terminal, options }, async () => ({
        outcome: 'done',
      }))
      const render = () =>
        `${formatCounts(counts)}\nRestored. Start the relayers; they read from the chain what was minted since the backup.\n`
      await terminal.answer({ ...details, counts }, render, options)
    })
}

function formatCounts(counts: Record<string, number>): string {
  return formatTable(
    ['Table', 'Rows'],
    Object.entries(counts).map(([table, count]) => [table, String(count)]),
  )
}

/** The first line of a dump. Chunks follow: a line with the table and row count, then one line per row. */
const headerSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The applied migrations, by drizzle's timestamps. */
  migrations: z.array(z.number()).min(1),
})
type DumpHeader = z.infer<typeof headerSchema>

const chunkSchema = z.union([
  z.object({ table: z.string(), rows: z.int().min(1) }),
  /** The last line: the row count of each table. A dump without it is incomplete. */
  z.object({ end: z.record(z.string(), z.number()) }),
])

const migrationsTable = 'drizzle.__drizzle_migrations'

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

const rowsAtOnce = 2000

/**
 * Writes a consistent snapshot of a Postgres database that is in use, as gzipped JSON lines, and returns the row count
 * of each table. Rows are copied as text, so no number is rounded.
 */
export async function dumpDatabase(url: string, file: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const counts: Record<string, number> = {}
    await client.query('begin isolation level repeatable read read only')
    const draft = `${file}.${process.pid}.new`
    await pipeline(
      Readable.from(writeLines(client, counts)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    // An interrupted backup must not look like a complete one.
    await rename(draft, file)
    return counts
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
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

async function readDumpHeader(file: string): Promise<DumpHeader> {
  for await (const line of readLines(file)) return headerSchema.parse(JSON.parse(line))
  throw new OperatorError(`${file} is empty.`)
}

/**
 * Restores a dump into an empty Postgres database in one transaction, and returns the row count of each table. The schema
 * is that of the dump; the next server that opens the database applies newer migrations.
 */
export async function restoreDatabase(url: string, file: string): Promise<Record<string, number>> {
  const { migrations } = await readDumpHeader(file)
  return withClient(url, async (client) => {
    await refuseRows(client)
    await migrateTo(client, migrations)
    const { rows: applied } = await client.query(`select from ${migrationsTable}`)
    if (applied.length !== migrations.length)
      throw new OperatorError('The schema of this database is newer than the backup. Restore into a new database.')
    await client.query('begin')
    const counts = await insertRows(client, file)
    await restartSequences(client)
    await client.query('commit')
    return counts
  })
}

/** Throws if the database has rows: existing data is never overwritten. */
async function refuseRows(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ has_rows: boolean }>(
      `select exists (select from ${client.escapeIdentifier(table)}) as has_rows`,
    )
    if (rows[0]?.has_rows)
      throw new OperatorError(`The database is not empty: ${table} has rows. Restore into a new database.`)
  }
}

async function insertRows(client: pg.Client, file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let chunk: { table: string; rows: number } | undefined
  let chunkRows: string[] = []
  let isHeader = true
  for await (const line of readLines(file)) {
    if (isHeader) {
      isHeader = false
    } else if (chunk) {
      chunkRows.push(line)
      if (chunkRows.length < chunk.rows) continue
      await insertChunk(client, chunk.table, chunkRows)
      counts[chunk.table] = (counts[chunk.table] ?? 0) + chunkRows.length
      chunkRows = []
      chunk = undefined
    } else {
      const next = chunkSchema.parse(JSON.parse(line))
      if ('end' in next) {
        for (const [table, count] of Object.entries(next.end))
          if ((counts[table] ?? 0) !== count)
            throw new OperatorError(`The backup is damaged: rows of ${table} are missing.`)
        return next.end
      }
      chunk = next
    }
  }
  throw new OperatorError('The backup is incomplete: the end of the file is missing.')
}

async function insertChunk(client: pg.Client, table: string, rows: string[]): Promise<void> {
  const name = client.escapeIdentifier(table)
  await client.query(
    `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

/** Continues each identity sequence after the highest restored value. */
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
