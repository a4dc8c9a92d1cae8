import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from './database.ts'

const migrationsFolder = new URL('../../migrations/', import.meta.url)
const relayer = '0x00000000000000000000000000000000000000a1'
const funder = '0x00000000000000000000000000000000000000b2'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'migrations-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('migrates relayer and faucet transactions into one table', async () => {
  await fillOldDatabase()
  const database = await openDatabase({ dataDir })
  const read = async (statement: ReturnType<typeof sql>) =>
    z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(await database.sql.execute(statement)).rows

  expect(
    await read(sql`select sender, nonce::int, hashes, status from chain_transaction order by sender, chain, nonce`),
  ).toEqual([
    { sender: relayer, nonce: 0, hashes: ['0x0a'], status: 'confirmed' },
    { sender: relayer, nonce: 1, hashes: ['0x0b', '0x0c'], status: 'failed' },
    { sender: relayer, nonce: 2, hashes: ['0x0d'], status: 'replaced' },
    { sender: relayer, nonce: 3, hashes: ['0x0e'], status: 'pending' },
    { sender: funder, nonce: 0, hashes: ['0x1a'], status: 'confirmed' },
    { sender: funder, nonce: 1, hashes: ['0x1b'], status: 'pending' },
  ])
  // Nonce 2 only filled a gap and has no batch.
  expect(await read(sql`select nonce::int, day, entries, refused from mint_batch order by nonce`)).toEqual([
    { nonce: 0, day: 5, entries: '0x01', refused: '0x02' },
    { nonce: 1, day: 5, entries: '0x01', refused: '0x' },
    { nonce: 3, day: 5, entries: '0x01', refused: '0x' },
  ])
  expect(
    await read(sql`
      select c.identity, t.address, t.source, t.amount_wei::text, t.nonce::int from faucet_transfer t
      join known_chain c on c.id = t.chain order by t.nonce`),
  ).toEqual([
    { identity: '7/0xff', address: '0xc1', source: '192.0.2.1', amount_wei: '100', nonce: 0 },
    { identity: '7/0xff', address: '0xc2', source: '192.0.2.1', amount_wei: '100', nonce: 1 },
  ])
  await database.close()
})

/** Creates a database from before the shared transaction table. */
async function fillOldDatabase(): Promise<void> {
  const old = await PGlite.create(join(dataDir, 'database'))
  await old.exec('create schema drizzle')
  await old.exec(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { tag, when } of journal().filter(({ idx }) => idx < 3)) {
    await old.exec(readFileSync(new URL(`${tag}.sql`, migrationsFolder), 'utf8'))
    await old.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [tag, when])
  }
  await old.exec(`
    insert into mint_chain (identity) values ('7/0xcc/0xff');
    insert into mint_transaction
      (chain, relayer, nonce, day, entries, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, sent_at, status, refused)
    values
      (1, '${relayer}', 0, 5, '0x01', '{0x0a}', '0x', 1, 1, 1, now(), now(), 'minted', '0x02'),
      (1, '${relayer}', 1, 5, '0x01', '{0x0b,0x0c}', '0x', 1, 1, 1, now(), now(), 'reverted', '0x'),
      (1, '${relayer}', 2, 5, '0x', '{0x0d}', '0x', 1, 1, 1, now(), now(), 'lost', '0x'),
      (1, '${relayer}', 3, 5, '0x01', '{0x0e}', '0x', 1, 1, 1, now(), now(), 'open', '0x');
    insert into faucet_gift
      (chain, address, day, source, amount_wei, giver, nonce, hashes, signed, max_fee_wei, tip_wei, signed_at, status)
    values
      ('7/0xff', '0xc1', 9, '192.0.2.1', 100, '${funder}', 0, '{0x1a}', '0x', 1, 1, now(), 'given'),
      ('7/0xff', '0xc2', 9, '192.0.2.1', 100, '${funder}', 1, '{0x1b}', '0x', 1, 1, now(), 'open');`)
  await old.close()
}

function journal() {
  const text = readFileSync(new URL('meta/_journal.json', migrationsFolder), 'utf8')
  const entry = z.object({ idx: z.number(), tag: z.string(), when: z.number() })
  return z.object({ entries: z.array(entry) }).parse(JSON.parse(text)).entries
}
