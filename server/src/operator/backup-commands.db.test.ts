import { sql } from 'drizzle-orm'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '../services/database.ts'
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { dumpDatabase, restoreDatabase } from './backup-commands.ts'

const largeWei = '115792089237316195423570985008687907853269984665640564039457584007913129639935'

async function fill({ database }: TestDatabase): Promise<void> {
  await database.sql.execute(sql`insert into known_chain (identity) select 'chain ' || n from generate_series(1, 3) n`)
  await database.sql.execute(sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, gas_used, max_fee_wei, tip_wei, stored_at, signed_at)
    select 1, E'0x"{}\n,', 1, array['0x' || repeat('a', 64), '0x' || repeat('b', 64)], '0x', 5, 9007199254740993,
      ${largeWei}::numeric, 1, now(), now()`)
  await database.sql.execute(sql`
    insert into mint (chain, minter, day, token, source, is_first_seen, asked_at)
    select 1, '0x' || lpad(n::text, 40, '0'), 1, n % 42 + 1, '', true, now() from generate_series(1, 5000) n`)
  await database.sql.execute(sql`
    insert into operator_action (who, command, details) values ('grace', 'close', '{"said": "“yes”\\n"}')`)
}

async function digest(database: Database): Promise<string[]> {
  const tables = ['known_chain', 'chain_transaction', 'mint', 'operator_action', 'mint_gas']
  return Promise.all(
    tables.map(async (table) => {
      const result = await database.sql.execute(
        sql.raw(
          `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as digest from ${table} t`,
        ),
      )
      return z.object({ rows: z.array(z.object({ digest: z.string() })) }).parse(result).rows[0]?.digest ?? ''
    }),
  )
}

it('restores every row unchanged and continues the identity sequences', async () => {
  const source = await openTestDatabase('postgres')
  await fill(source)
  const file = join(source.dataDir, 'dump')
  const counts = await dumpDatabase(source.url ?? '', file)
  expect(counts).toMatchObject({ known_chain: 3, mint: 5000, chain_transaction: 1, mint_gas: 0 })

  const url = await createTestDatabase()
  expect(await restoreDatabase(url, file)).toEqual(counts)
  const restored = await openDatabase({ url, dataDir: source.dataDir })
  expect(await digest(restored)).toEqual(await digest(source.database))
  for (const { sql: database } of [source.database, restored])
    await database.execute(sql`insert into known_chain (identity) values ('the next')`)
  expect(await digest(restored)).toEqual(await digest(source.database))

  await expect(restoreDatabase(url, file)).rejects.toThrow('The database is not empty')
  await restored.close()
  await source.close()
})

it('rejects a truncated backup and leaves the database empty', async () => {
  const source = await openTestDatabase('postgres')
  await fill(source)
  const file = join(source.dataDir, 'dump')
  await dumpDatabase(source.url ?? '', file)
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  await writeFile(file, gzipSync(lines.slice(0, -2).join('\n')))
  const url = await createTestDatabase()
  await expect(restoreDatabase(url, file)).rejects.toThrow('The backup is incomplete')
  const restored = await openDatabase({ url, dataDir: source.dataDir })
  expect((await digest(restored)).every((each) => each.startsWith('0 '))).toBe(true)
  await restored.close()
  await source.close()
})

it('restores a backup of an earlier version, which is migrated when it is opened', async () => {
  const source = await openTestDatabase('postgres')
  await fill(source)
  const file = join(source.dataDir, 'dump')
  await dumpDatabase(source.url ?? '', file)
  // Turns it into a dump from before operator actions had a table.
  const [header = '', ...lines] = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const { migrations, ...rest } = JSON.parse(header) as { migrations: number[] }
  const older = JSON.stringify({ ...rest, migrations: migrations.slice(0, 6) })
  const isNew = (table: string) => ['operator_action', 'sender_request'].includes(table)
  const kept = lines.filter((line, index) => {
    const named = /^\{"table":"(\w+)"/.exec(lines[index - 1] ?? '')?.[1] ?? /^\{"table":"(\w+)"/.exec(line)?.[1]
    return !(named && isNew(named))
  })
  const text = [older, ...kept].join('\n').replace(/,"operator_action":\d+|,"sender_request":\d+/g, '')
  await writeFile(file, gzipSync(text))
  const url = await createTestDatabase()
  await restoreDatabase(url, file)
  const restored = await openDatabase({ url, dataDir: source.dataDir })
  expect((await digest(restored))[2]).toBe((await digest(source.database))[2])
  expect((await digest(restored))[3]).toMatch(/^0 /)
  await restored.close()
  await source.close()
})
