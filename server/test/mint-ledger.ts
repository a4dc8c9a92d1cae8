import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Database } from '../src/services/database.ts'
import type { Chain } from '../src/services/chain.ts'
import { receivedTokens } from './received-tokens.ts'

const rowSchema = z.object({ minter: z.custom<`0x${string}`>(), day: z.number(), tokens: z.array(z.number()) })

/**
 * What database and chain say of all mints; the test holds one against the other. Wallets that are named are compared on
 * day 1 also where the database knows nothing of them.
 */
export async function compareLedgers(
  database: Database,
  chain: { chain: Chain },
  wallets: Address[] = [],
): Promise<{ differences: string[]; minted: number; unfinished: number }> {
  const minted = rows(
    await database.sql.execute(sql`
      select m.minter, m.day, array_agg(m.token::int order by m.token) as tokens
      from mint m join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
      where m.failure is null and t.status in ('confirmed', 'failed', 'replaced') group by m.minter, m.day`),
  )
  const asked = rows(
    await database.sql.execute(
      sql`select minter, day, array_agg(token::int order by token) as tokens from mint group by minter, day`,
    ),
  )
  const byKey = new Map(minted.map(({ minter, day, tokens }) => [`${minter}/${day}`, tokens]))
  const differences: string[] = []
  let count = 0
  const known = new Set(asked.map(({ minter, day }) => `${minter}/${day}`))
  const unknown = wallets
    .map((address) => ({ minter: address.toLowerCase() as Address, day: 1 }))
    .filter(({ minter, day }) => !known.has(`${minter}/${day}`))
  for (const { minter, day } of [...asked, ...unknown]) {
    const onChain = await receivedTokens(chain, minter, day)
    const inDatabase = byKey.get(`${minter}/${day}`) ?? []
    count += onChain.length
    if (onChain.join() !== inDatabase.join())
      differences.push(`${minter} day ${day}: chain ${onChain.join()}, database ${inDatabase.join()}`)
  }
  const unfinished = await database.sql.execute(sql`
    select count(*)::int as count from mint m left join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
    where m.failure is null and coalesce(t.status, 'pending') in ('pending', 'sent', 'mined')`)
  return {
    differences,
    minted: count,
    unfinished: z.object({ rows: z.array(z.object({ count: z.number() })) }).parse(unfinished).rows[0]?.count ?? 0,
  }
}

function rows(result: unknown) {
  return z.object({ rows: z.array(rowSchema) }).parse(result).rows
}
