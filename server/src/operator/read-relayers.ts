import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { rowsOf, wholeNumber } from '../transactions/rows.ts'

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

/** A relayer key that reported within the last day, as the database knows it. */
export type RelayerReport = z.infer<typeof relayerSchema>

/** A worker reports every two seconds; one that is silent for so long is not at work. */
export const silenceSeconds = 15

export async function readRelayers(database: Sql, chain: number): Promise<RelayerReport[]> {
  const result = await database.execute(sql`
    select r.address, r.state, extract(epoch from now() - r.seen_at)::float8 as silent_seconds,
      (select count(*) from chain_transaction t where t.chain = r.chain and t.sender = r.address
        and t.status in ('pending', 'sent', 'mined')) as unconfirmed,
      (select extract(epoch from now() - min(t.stored_at))::float8 from chain_transaction t
        where t.chain = r.chain and t.sender = r.address and t.status in ('pending', 'sent', 'mined')) as oldest_seconds,
      exists (select from sender_request q where q.chain = r.chain and q.sender = r.address and q.kind = 'drain') as is_drained
    from mint_relayer r where r.chain = ${chain} and r.seen_at > now() - interval '1 day' order by r.address`)
  return rowsOf(relayerSchema, result)
}
