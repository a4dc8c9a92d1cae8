import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../../services/database.ts'
import { rowsOf } from '../../../transactions/rows.ts'
import type { SenderKey } from '../../../transactions/transaction.ts'

const sourceSchema = z.object({ source: z.string() })

/** Remembers receivers that refused an item: for the rest of the day they are refused before anybody pays for them. */
export async function learnRefusals(
  write: Sql,
  options: { key: SenderKey; day: number; failed: Array<{ entries: Hex; code: MintFailureCode }> },
): Promise<void> {
  const { key, day, failed } = options
  const refused = failed.filter(({ code }) => code === 'RECEIVER_REFUSED')
  const receivers = refused.flatMap(({ entries }) => decodeMintEntries(entries)).map(({ receiver }) => receiver)
  if (receivers.length === 0) return
  await write.execute(sql`
    insert into mint_receiver (chain, address, refused_day, learnt_at)
    select ${key.chain}, address, ${day}, now() from unnest(${sql.param([...new Set(receivers)])}::text[]) as r (address)
    on conflict (chain, address) do update set refused_day = excluded.refused_day, learnt_at = excluded.learnt_at`)
}

/**
 * Remembers receivers whose code appeared after they were looked up, so that a batch reverted for want of gas. From now
 * on they share batches only with their like. Answers where they were requested from, which pays for the revert.
 */
export async function learnReverts(
  write: Sql,
  { key, nonce, day, withCode }: { key: SenderKey; nonce: number; day: number; withCode: Address[] },
): Promise<string[]> {
  const result = await write.execute(sql`
    with surprising as (
      update mint set has_code = true, is_isolated = true
      where chain = ${key.chain} and relayer = ${key.sender} and nonce = ${nonce} and day = ${day}
        and minter = any(${sql.param(withCode)}::text[]) and has_code is not true
      returning minter, source),
    learnt as (
      insert into mint_receiver (chain, address, reverted_day, learnt_at)
      select distinct ${key.chain}::int, minter, ${day}::int, now() from surprising
      on conflict (chain, address) do update set reverted_day = excluded.reverted_day, learnt_at = excluded.learnt_at)
    select distinct source from surprising`)
  return rowsOf(sourceSchema, result).map(({ source }) => source)
}
