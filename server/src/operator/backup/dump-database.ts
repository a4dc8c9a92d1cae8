import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { listTables, migrationsTable, type DumpHeader } from './dump-format.ts'

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
