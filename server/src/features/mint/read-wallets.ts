import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { rowsOf } from '../../transactions/rows.ts'

/** What earlier mints say of a wallet. */
export type WalletRecord = {
  /** An item of an earlier day was minted for it here. A mint that failed makes nobody known. */
  isKnown: boolean
  /** It has refused an item today. */
  hasRefused: boolean
  /** It has made a batch revert. */
  isIsolated: boolean
}

const rowSchema = z
  .object({ minter: z.string(), is_known: z.boolean(), has_refused: z.boolean(), is_isolated: z.boolean() })
  .transform(({ minter, is_known: isKnown, has_refused: hasRefused, is_isolated: isIsolated }) => ({
    minter,
    record: { isKnown, hasRefused, isIsolated },
  }))

/** The records of wallets, by address in lower case. */
export async function readWallets(
  database: Sql,
  { chain, day, minters }: { chain: number; day: number; minters: string[] },
): Promise<Map<string, WalletRecord>> {
  const result = await database.execute(sql`
    select a.minter,
      exists (
        select from mint m
        join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
        where m.chain = ${chain} and m.minter = a.minter and m.day < ${day} and m.failure is null
          and t.status = 'confirmed') as is_known,
      coalesce(r.refused_day = ${day}, false) as has_refused,
      r.reverted_day is not null as is_isolated
    from unnest(${sql.param(minters)}::text[]) as a (minter)
    left join mint_receiver r on r.chain = ${chain} and r.address = a.minter`)
  return new Map(rowsOf(rowSchema, result).map(({ minter, record }) => [minter, record]))
}
