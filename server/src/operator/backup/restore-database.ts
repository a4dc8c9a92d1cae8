import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrateTo } from '../../services/migrate-to.ts'
import { OperatorError } from '../operator-error.ts'
import { chunkSchema, headerSchema, listTables, migrationsTable, type DumpHeader } from './dump-format.ts'

export type Restored = { takenAt: string; counts: Record<string, number> }

/** The first line of a dump, to say what it is before anything is done with it. */
export async function readDumpHeader(file: string): Promise<DumpHeader> {
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
