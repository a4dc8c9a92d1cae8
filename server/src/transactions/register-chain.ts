import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'
import { rowsOf } from './rows.ts'

/**
 * Names a chain for good: one that was thrown away and begun anew has another block 1. The genesis block would not do,
 * since a local chain may have another one after each restart.
 */
export async function chainIdentity({ id, client }: Chain, ...scope: string[]): Promise<string> {
  const { hash } = await client.getBlock({ blockNumber: 1n })
  return [id, ...scope, hash].join('/')
}

/** The same number, where the chain was registered before. */
export async function findChainNumber(database: Sql, identity: string): Promise<number | undefined> {
  const found = await database.execute(sql`select id from known_chain where identity = ${identity}`)
  return rowsOf(z.object({ id: z.number() }), found)[0]?.id
}

/** The number under which this database keeps what happens on a chain. */
export async function registerChain(database: Sql, identity: string): Promise<number> {
  await database.execute(sql`insert into known_chain (identity) values (${identity}) on conflict do nothing`)
  const id = await findChainNumber(database, identity)
  if (id === undefined) throw new Error('the chain could not be registered in the database')
  return id
}
