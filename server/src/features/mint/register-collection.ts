import { sql } from 'drizzle-orm'
import type { Chain } from '../../services/chain.ts'
import type { Sql } from '../../services/database.ts'
import { chainIdentity, registerChain } from '../../transactions/register-chain.ts'
import { isUnconfirmed } from '../../transactions/transaction-store.ts'

/**
 * The number under which this database keeps what happens to the collection on this chain. A chain that was begun anew
 * gets a new one, and what was under way on the old one fails: it can no longer happen.
 */
export async function registerCollection(database: Sql, chain: Chain): Promise<number> {
  const id = await registerChain(database, await chainIdentity(chain, chain.contracts.collection.toLowerCase()))
  // Only chains registered before this one: a server that still runs on a newer chain must not be disturbed.
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' from chain_transaction t
    where mint.chain < ${id} and mint.failure is null and ${isUnconfirmed}
      and t.chain = mint.chain and t.sender = mint.relayer and t.nonce = mint.nonce`)
  await database.execute(sql`
    update mint set failure = 'CHAIN_RESET' where chain < ${id} and relayer is null and failure is null`)
  await database.execute(sql`
    update chain_transaction t set status = 'failed' from mint_batch b
    where t.chain < ${id} and ${isUnconfirmed} and b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce`)
  return id
}
