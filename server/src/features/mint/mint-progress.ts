import type { MintFailureCode } from '@network-site/protocol/failures'
import { decodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { reasonOf } from '@network-site/protocol/redact'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isMintFailureCode, mintFailure } from '../../lib/mint-failures.ts'
import { parseRows } from '../../lib/parse.ts'
import type { RetryOptions } from '../../lib/with-retry.ts'
import type { Sql } from '../../services/database.ts'
import { isFinal, transactionStatuses } from '../../transactions/tables.ts'

/** An item of a wallet on a day. The address is lowercase. */
export type MintKey = { minter: `0x${string}`; day: number; token: number }

export type MintProgress =
  | { state: 'waiting' }
  | { state: 'sent'; transactionHash: string }
  | { state: 'minted'; transactionHash: string }
  | { state: 'failed'; code: MintFailureCode }

/** Items of wallets on a day that have made the same progress. */
export type ProgressChange = { day: number; items: MintEntry[]; progress: MintProgress }

/** A transaction has a new status, mints of these wallets ended without one, or any mint may have changed. */
export type ProgressNotice =
  | { kind: 'transaction'; chain: number; relayer: string; nonce: number }
  | { kind: 'minters'; chain: number; minters: string[] }
  | { kind: 'refresh' }

/** Notifies relayers that mints were queued. Has no payload, because relayers read the queue. */
export const queuedChannel = 'mint_queued'

/** Notifies servers that the progress of mints has changed. */
export const progressChannel = 'mint_progress'

/** Long enough to survive a restart of the database. */
export const databaseRetry: RetryOptions = {
  timeoutMilliseconds: 10_000,
  delayMilliseconds: 250,
  toError: (error) => mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) }),
}

/** Keeps a notification below the limit of 8,000 bytes. */
const mintersPerNotice = 150
const stateSchema = z.object({
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

/** Returns a key as one string, for maps. */
export function mintKeyString({ minter, day, token }: MintKey): string {
  return `${minter}/${day}/${token}`
}

/** Decodes the entries of a batch into keys. */
export function mintKeysOf(entries: string, day: number): MintKey[] {
  return decodeMintEntries(entries).flatMap(({ receiver, tokens }) =>
    tokens.map((token) => ({ minter: receiver, day, token })),
  )
}

/** Returns the progress of these mints by key, omitting those that were never requested. */
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

/** Returns the progress of everything a wallet requested on a day. */
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
  return new Map(parseRows(stateSchema, result).map((row) => [mintKeyString(row), progressOf(row)]))
}

function progressOf({ failure, relayer, status, hash }: z.infer<typeof stateSchema>): MintProgress {
  if (failure !== null) return { state: 'failed', code: isMintFailureCode(failure) ? failure : 'TRANSACTION_FAILED' }
  if (relayer === null) return { state: 'waiting' }
  // Items that a settled transaction did not mint have failed or are back in the queue.
  return { state: status && isFinal(status) ? 'minted' : 'sent', transactionHash: hash ?? '' }
}

/** Returns the statement that notifies every process when its database transaction commits. */
export function announce(notice: Exclude<ProgressNotice, { kind: 'minters' }>): SQL {
  const payload = notice.kind === 'refresh' ? 'refresh' : [notice.chain, notice.relayer, notice.nonce].join('/')
  return sql`select pg_notify(${progressChannel}, ${payload})`
}

/** Returns the same statement for wallets whose mints ended without a transaction. */
export function announceMinters(chain: number, minters: Iterable<string>): SQL {
  const named = [...new Set(minters)]
  const payloads: string[] = []
  for (let at = 0; at < named.length; at += mintersPerNotice)
    payloads.push(`minters/${chain}/${named.slice(at, at + mintersPerNotice).join()}`)
  return sql`select pg_notify(${progressChannel}, payload) from unnest(${sql.param(payloads)}::text[]) as p (payload)`
}

export function parseNotice(payload: string): ProgressNotice {
  const [first, second, third] = payload.split('/')
  if (!second || !third) return { kind: 'refresh' }
  if (first === 'minters') return { kind: 'minters', chain: Number(second), minters: third.split(',') }
  return { kind: 'transaction', chain: Number(first), relayer: second, nonce: Number(third) }
}
