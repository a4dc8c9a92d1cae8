import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import { countMintItems } from '@network-site/protocol/mint-entries'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import { isDrain } from '../transactions/sender-requests.ts'

const relayerSchema = z
  .object({
    address: z.custom<Address>(),
    state: z.string(),
    silent_seconds: z.coerce.number(),
    unconfirmed: wholeNumber,
    oldest_seconds: z.coerce.number().nullable(),
    is_drained: z.boolean(),
  })
  .transform(({ silent_seconds: silentSeconds, oldest_seconds: oldestSeconds, is_drained: isDrained, ...relayer }) => ({
    ...relayer,
    silentSeconds,
    oldestSeconds,
    isDrained,
  }))

/** A relayer key that reported within the last day. */
export type RelayerReport = z.infer<typeof relayerSchema>

/** Workers report every two seconds. One that is silent for longer than this counts as stopped. */
export const silenceSeconds = 15

export async function readRelayers(database: Sql, chain: number): Promise<RelayerReport[]> {
  const result = await database.execute(sql`
    select r.address, r.state, extract(epoch from now() - r.seen_at)::float8 as silent_seconds,
      (select count(*) from chain_transaction t where t.chain = r.chain and t.sender = r.address
        and t.status in ('pending', 'sent', 'mined')) as unconfirmed,
      (select extract(epoch from now() - min(t.stored_at))::float8 from chain_transaction t
        where t.chain = r.chain and t.sender = r.address and t.status in ('pending', 'sent', 'mined')) as oldest_seconds,
      exists (select from sender_request where chain = r.chain and sender = r.address and ${isDrain}) as is_drained
    from mint_relayer r where r.chain = ${chain} and r.seen_at > now() - interval '1 day' order by r.address`)
  return parseRows(relayerSchema, result)
}

const rowSchema = z
  .object({
    sender: z.string(),
    nonce: wholeNumber,
    status: z.string(),
    hash: z.string().nullable(),
    times_signed: wholeNumber,
    max_fee_wei: z.coerce.bigint(),
    waiting_seconds: z.coerce.number(),
    day: z.number().nullable(),
    entries: z.string().nullable(),
  })
  .transform(({ times_signed, max_fee_wei, waiting_seconds, entries, ...row }) => ({
    ...row,
    timesSigned: times_signed,
    maxFeeWei: max_fee_wei,
    waitingSeconds: waiting_seconds,
    items: entries === null ? 0 : countMintItems(entries),
  }))

/** A relayer transaction that is not final yet. */
export type UnconfirmedTransaction = z.infer<typeof rowSchema>

/** Returns unconfirmed transactions in nonce order: the first of each sender blocks its others. */
export async function readUnconfirmed(database: Sql, chain: number): Promise<UnconfirmedTransaction[]> {
  const result = await database.execute(sql`
    select t.sender, t.nonce, t.status, t.hashes[cardinality(t.hashes)] as hash, cardinality(t.hashes) as times_signed,
      t.max_fee_wei::text, extract(epoch from now() - t.stored_at)::float8 as waiting_seconds, b.day, b.entries
    from chain_transaction t
    left join mint_batch b on b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce
    where t.chain = ${chain} and t.status in ('pending', 'sent', 'mined') order by t.sender, t.nonce`)
  return parseRows(rowSchema, result)
}
