import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Database } from '../../services/database.ts'
import { rowsOf } from '../../transactions/rows.ts'
import type { Collection } from './collection.ts'

/** How minting goes, for everybody to see. */
export type MintingReport = {
  /** Whether a mint would be sent now, and soon. */
  isWell: boolean
  isOpen: boolean
  delaySeconds: number
  relayers: Array<{ address: Address; state: 'ready' | 'low' | 'empty' | 'silent' }>
}

const longDelaySeconds = 120
const relayerSchema = z.object({
  address: z.custom<Address>(),
  state: z.enum(['ready', 'low', 'empty', 'silent']),
})
const delaySchema = z.object({ seconds: z.coerce.number() })

/** Reads what relayers reported, and how long the mint that waits longest has waited, queued or sent. */
export async function reportMinting(database: Database, collection: Collection): Promise<MintingReport> {
  const chain = collection.chainNumber()
  // One that was retired is silent for good, and is left out after a day.
  const relayers = rowsOf(
    relayerSchema,
    await database.sql.execute(sql`
      select address, case when seen_at < now() - interval '15 seconds' then 'silent' else state end as state
      from mint_relayer where chain = ${chain} and seen_at > now() - interval '1 day' order by address`),
  )
  const [delay] = rowsOf(
    delaySchema,
    await database.sql.execute(sql`
      select coalesce(extract(epoch from now() - least(
        (select min(asked_at) from mint where chain = ${chain} and relayer is null and failure is null),
        (select min(t.stored_at) from chain_transaction t
          join mint_batch b on b.chain = t.chain and b.relayer = t.sender and b.nonce = t.nonce
          where t.chain = ${chain} and t.status in ('pending', 'sent'))
      )), 0)::float8 as seconds`),
  )
  const delaySeconds = Math.max(0, delay?.seconds ?? 0)
  const isWorking = relayers.some(({ state }) => state === 'ready' || state === 'low')
  return { isWell: isWorking && delaySeconds < longDelaySeconds, isOpen: collection.isOpen(), delaySeconds, relayers }
}
