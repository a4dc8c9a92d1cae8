import { collectionAbi } from '@network-site/protocol/contracts'
import { type Address, getContract } from 'viem'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseRows } from '../src/lib/parse.ts'
import type { Chain } from '../src/services/chain.ts'
import type { Database } from '../src/services/database.ts'

/** Returns the functions that read the collection. */
export function readCollection({ client, contracts }: Chain) {
  return getContract({ abi: collectionAbi, address: contracts.collection, client }).read
}

/** Returns the items that a wallet received on a day, according to the chain. */
export async function receivedTokens({ chain }: { chain: Chain }, address: Address, day: number): Promise<number[]> {
  const received = await readCollection(chain).receivedMints([address, BigInt(day)])
  return received.flatMap((has, index) => (has ? [index + 1] : []))
}

const tokensSchema = z.object({ minter: z.custom<Address>(), day: z.number(), tokens: z.array(z.number()) })
const countSchema = z.object({ count: z.number() })
const daySchema = z.object({ minter: z.string(), day: z.number(), items: z.coerce.bigint() })

/** Compares all mints in the database with the chain, and day 1 of `wallets` even if the database has no rows for them. */
export async function compareLedgers(
  database: Database,
  chain: { chain: Chain },
  wallets: Address[] = [],
): Promise<{ differences: string[]; minted: number; unfinished: number }> {
  const minted = parseRows(
    tokensSchema,
    await database.sql.execute(sql`
      select m.minter, m.day, array_agg(m.token::int order by m.token) as tokens
      from mint m join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
      where m.failure is null and t.status in ('confirmed', 'failed', 'replaced') group by m.minter, m.day`),
  )
  const requested = parseRows(
    tokensSchema,
    await database.sql.execute(
      sql`select minter, day, array_agg(token::int order by token) as tokens from mint group by minter, day`,
    ),
  )
  const byKey = new Map(minted.map(({ minter, day, tokens }) => [`${minter}/${day}`, tokens]))
  const differences: string[] = []
  let count = 0
  const known = new Set(requested.map(({ minter, day }) => `${minter}/${day}`))
  const unknown = wallets
    .map((address) => ({ minter: address.toLowerCase() as Address, day: 1 }))
    .filter(({ minter, day }) => !known.has(`${minter}/${day}`))
  for (const { minter, day } of [...requested, ...unknown]) {
    const onChain = await receivedTokens(chain, minter, day)
    const inDatabase = byKey.get(`${minter}/${day}`) ?? []
    count += onChain.length
    if (onChain.join() !== inDatabase.join())
      differences.push(`${minter} day ${day}: chain ${onChain.join()}, database ${inDatabase.join()}`)
  }
  const unfinished = await database.sql.execute(sql`
    select count(*)::int as count from mint m left join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
    where m.failure is null and coalesce(t.status, 'pending') in ('pending', 'sent', 'mined')`)
  return { differences, minted: count, unfinished: parseRows(countSchema, unfinished)[0]?.count ?? 0 }
}

/** The items of a wallet on a day, as `wallet day: 1,2,3`. */
type DayLine = string

/** Returns the days of all wallets in the mint index. */
export async function indexedDays({ sql: database }: Database): Promise<DayLine[]> {
  const result = await database.execute(sql`
    select minter, day, items::text as items from minted_day order by minter, day`)
  return parseRows(daySchema, result).map(({ minter, day, items }) => `${minter} ${day}: ${tokensIn(items).join()}`)
}

/** Returns the days of these wallets in the contract. */
export async function contractDays(chain: { chain: Chain }, wallets: Address[]): Promise<DayLine[]> {
  const today = Number(await readCollection(chain.chain).getCurrentMintDay())
  const lines: DayLine[] = []
  for (const wallet of wallets.map((each) => each.toLowerCase() as Address).toSorted()) {
    for (let day = 1; day <= today; day++) {
      const tokens = await receivedTokens(chain, wallet, day)
      if (tokens.length > 0) lines.push(`${wallet} ${day}: ${tokens.join()}`)
    }
  }
  return lines
}

/** Returns the rows of the mint index, without columns that depend on when it was built. */
export async function indexRows({ sql: database }: Database): Promise<unknown[]> {
  const rows: unknown[] = []
  for (const statement of [
    sql`select minter, day, items::text as items from minted_day order by minter, day`,
    sql`select minter, mints, days, complete_days, items::text as items, streak, streak_last_day, longest_streak, swaps
      from minter_summary order by minter`,
    sql`select block::int, log_index, minter, day, items::text as items, is_certain from recent_mint
      order by block, log_index`,
    sql`select block::int, log_index, minter from recent_swap order by block, log_index`,
    sql`select block::int, hash, owners from mint_index_cursor`,
  ])
    rows.push(...parseRows(z.unknown(), await database.execute(statement)))
  return rows
}

export function tokensIn(items: bigint): number[] {
  return Array.from({ length: 42 }, (_, index) => index + 1).filter((id) => (items >> BigInt(id - 1)) & 1n)
}
