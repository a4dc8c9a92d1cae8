import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../lib/parse.ts'
import type { Chain } from '../services/chain.ts'
import type { Sql } from '../services/database.ts'

/** The newest block, reduced to what sending transactions needs. */
export type Head = { number: number; timestampSeconds: number; baseFeeWei: bigint; gasLimit: number }

const idSchema = z.object({ id: z.number() })

export async function readHead({ client }: Chain): Promise<Head> {
  const block = await client.getBlock()
  return {
    number: Number(block.number),
    timestampSeconds: Number(block.timestamp),
    baseFeeWei: block.baseFeePerGas ?? 0n,
    gasLimit: Number(block.gasLimit),
  }
}

/**
 * Returns a permanent name for a chain; a chain that was reset has a different block 1. The genesis block is not
 * enough, because it may change whenever a local chain restarts.
 */
export async function chainIdentity({ id, client }: Chain, ...scope: string[]): Promise<string> {
  const { hash } = await client.getBlock({ blockNumber: 1n })
  return [id, ...scope, hash].join('/')
}

/** Returns the number under which this database stores what happens on a chain. */
export async function registerChain(database: Sql, identity: string): Promise<number> {
  await database.execute(sql`insert into known_chain (identity) values (${identity}) on conflict do nothing`)
  const id = await findChainNumber(database, identity)
  if (id === undefined) throw new Error('the chain could not be registered in the database')
  return id
}

/** Returns the same number, or undefined if the chain was never registered. */
export async function findChainNumber(database: Sql, identity: string): Promise<number | undefined> {
  const found = await database.execute(sql`select id from known_chain where identity = ${identity}`)
  return parseRows(idSchema, found)[0]?.id
}
