import type { MintFailureCode } from '@network-site/protocol/failures'
import { isMintFailureCode } from '../../lib/mint-failures.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { isFinal, transactionStatuses } from '../../transactions/transaction.ts'
import { mintKeyString, type MintKey } from './mint-key.ts'
import { rowsOf } from '../../transactions/rows.ts'

/** What became of a mint so far. */
export type MintProgress =
  | { state: 'waiting' }
  | { state: 'sent'; transactionHash: string }
  | { state: 'minted'; transactionHash: string }
  | { state: 'failed'; code: MintFailureCode }

const rowSchema = z.object({
  minter: z.custom<`0x${string}`>(),
  day: z.number(),
  token: z.number(),
  failure: z.string().nullable(),
  relayer: z.string().nullable(),
  status: z.enum(transactionStatuses).nullable(),
  hash: z.string().nullable(),
})

const columns = sql`m.minter, m.day, m.token, m.failure, m.relayer, t.status, t.hashes[cardinality(t.hashes)] as hash`
const joined = sql`mint m left join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce`

/** The progress of these mints, by key; those nobody requested are absent. */
export async function readStates(database: Sql, chain: number, keys: MintKey[]): Promise<Map<string, MintProgress>> {
  if (keys.length === 0) return new Map()
  const result = await database.execute(sql`
    select ${columns} from ${joined}
    join unnest(
      ${sql.param(keys.map(({ minter }) => minter))}::text[],
      ${sql.param(keys.map(({ day }) => day))}::int[],
      ${sql.param(keys.map(({ token }) => token))}::smallint[]
    ) as k (minter, day, token) on m.minter = k.minter and m.day = k.day and m.token = k.token
    where m.chain = ${chain}`)
  return byKey(result)
}

/** The progress of everything a wallet requested on a day. */
export async function readStatesOf(
  database: Sql,
  { chain, minter, day }: { chain: number; minter: string; day: number },
): Promise<Map<string, MintProgress>> {
  return byKey(
    await database.execute(
      sql`select ${columns} from ${joined} where m.chain = ${chain} and m.minter = ${minter} and m.day = ${day}`,
    ),
  )
}

function byKey(result: unknown): Map<string, MintProgress> {
  return new Map(rowsOf(rowSchema, result).map((row) => [mintKeyString(row), progressOf(row)]))
}

function progressOf({ failure, relayer, status, hash }: z.infer<typeof rowSchema>): MintProgress {
  if (failure !== null) return { state: 'failed', code: isMintFailureCode(failure) ? failure : 'TRANSACTION_FAILED' }
  if (relayer === null) return { state: 'waiting' }
  // A settled transaction's mints that were not minted have a failure, or are back in the queue.
  return { state: status && isFinal(status) ? 'minted' : 'sent', transactionHash: hash ?? '' }
}
