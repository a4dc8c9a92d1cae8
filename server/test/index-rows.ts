import { collectionAbi } from '@network-site/protocol/contracts'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Chain } from '../src/services/chain.ts'
import type { Database } from '../src/services/database.ts'
import { receivedTokens } from './received-tokens.ts'

/** The items of a wallet on a day, as `wallet day: 1,2,3`. */
export type DayLine = string

/** What the record says of every wallet and day. */
export async function recordedDays({ sql: database }: Database): Promise<DayLine[]> {
  const result = await database.execute(sql`
    select minter, day, items::text as items from minted_day order by minter, day`)
  const schema = z.object({
    rows: z.array(z.object({ minter: z.string(), day: z.number(), items: z.coerce.bigint() })),
  })
  return schema.parse(result).rows.map(({ minter, day, items }) => `${minter} ${day}: ${tokensIn(items).join()}`)
}

/** What the contract says of them. */
export async function contractDays(chain: { chain: Chain }, wallets: Address[]): Promise<DayLine[]> {
  const today = Number(
    await chain.chain.client.readContract({
      abi: collectionAbi,
      address: chain.chain.contracts.collection,
      functionName: 'getCurrentMintDay',
    }),
  )
  const lines: DayLine[] = []
  for (const wallet of wallets.map((each) => each.toLowerCase() as Address).toSorted()) {
    for (let day = 1; day <= today; day++) {
      const tokens = await receivedTokens(chain, wallet, day)
      if (tokens.length > 0) lines.push(`${wallet} ${day}: ${tokens.join()}`)
    }
  }
  return lines
}

/** Every row of the record but those that depend on when it was read. */
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
    rows.push(...z.object({ rows: z.array(z.unknown()) }).parse(await database.execute(statement)).rows)
  return rows
}

export function tokensIn(items: bigint): number[] {
  return Array.from({ length: 42 }, (_, index) => index + 1).filter((id) => (items >> BigInt(id - 1)) & 1n)
}
