import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Chain } from '../../adapters/chain.ts'
import type { Sql } from '../../adapters/database.ts'
import { rowsOf } from './rows.ts'

/**
 * The number under which this database keeps what happens on this chain. A chain that was begun anew gets a new one,
 * and what was under way on the old one is closed: it can no longer happen.
 */
export async function enterChain(database: Sql, chain: Chain): Promise<number> {
  const { hash } = await chain.client.getBlock({ blockNumber: 1n })
  const identity = `${chain.id}/${chain.contracts.vanguardPfp.toLowerCase()}/${hash}`
  await database.execute(sql`insert into mint_chain (identity) values (${identity}) on conflict do nothing`)
  const found = await database.execute(sql`select id from mint_chain where identity = ${identity}`)
  const id = rowsOf(z.object({ id: z.number() }), found)[0]?.id
  if (id === undefined) throw new Error('the chain could not be entered in the database')
  // Only chains entered before this one: a server that still runs on a newer chain must not be disturbed.
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' from mint_transaction t
    where mint.chain < ${id} and mint.failure is null and t.status = 'open'
      and t.chain = mint.chain and t.relayer = mint.relayer and t.nonce = mint.nonce`)
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' where chain < ${id} and relayer is null and failure is null`)
  await database.execute(sql`update mint_transaction set status = 'lost' where chain < ${id} and status = 'open'`)
  return id
}
