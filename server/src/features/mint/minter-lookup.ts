import { withTimeout } from '@network-site/protocol/concurrency'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import { createBatchScheduler } from '../../lib/batch-scheduler.ts'
import { parseRows } from '../../lib/parse.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'
import { withRetry } from '../../lib/with-retry.ts'
import type { Chain } from '../../services/chain.ts'
import type { Database, Sql } from '../../services/database.ts'
import type { Clock } from '../../services/process.ts'
import type { CollectionReader } from './collection-reader.ts'
import { databaseRetry } from './mint-progress.ts'

/** What the database knows about a wallet. */
type WalletRecord = {
  /** An item was minted for it here on an earlier day. Failed mints do not count. */
  isKnown: boolean
  /** It has refused an item today. */
  hasRefused: boolean
  /** It has made a batch revert. */
  isIsolated: boolean
}

/** What is known about a wallet before its mint is queued. */
type KnownMinter = WalletRecord & {
  /** Undefined if the chain did not answer. */
  hasCode: boolean | undefined
}

// A wallet requests its 42 items within seconds, and is looked up once.
const keepMilliseconds = 3000
const maxKept = 20_000
const chainTimeoutMilliseconds = 2000
const recordSchema = z
  .object({ minter: z.string(), is_known: z.boolean(), has_refused: z.boolean(), is_isolated: z.boolean() })
  .transform(({ minter, is_known: isKnown, has_refused: hasRefused, is_isolated: isIsolated }) => ({
    minter,
    record: { isKnown, hasRefused, isIsolated },
  }))

/** Looks wallets up in the database and on the chain, batching concurrent requests. */
export function createMinterLookup(options: {
  database: Database
  chain: Chain
  collection: CollectionReader
  clock: Clock
}) {
  const { database, chain, collection, clock } = options
  const known = withDedupe<KnownMinter>({ keepMilliseconds, maxKept, nowMilliseconds: clock.nowMilliseconds })
  const readRecord = createBatchScheduler<{ minter: Address; day: number }, WalletRecord>(readRecords, {
    maxBatch: 500,
    maxRunning: 1,
  })

  async function readRecords(asked: Array<{ minter: Address; day: number }>): Promise<WalletRecord[]> {
    // Requests on both sides of midnight may share a batch; the later day applies to all of them.
    const day = Math.max(...asked.map((one) => one.day))
    const minters = [...new Set(asked.map(({ minter }) => minter))]
    const read = () => readWallets(database.sql, { chain: collection.chainNumber(), day, minters })
    const found = await withRetry(read, databaseRetry)
    return asked.map(({ minter }) => found.get(minter) ?? { isKnown: false, hasRefused: false, isIsolated: false })
  }

  /** If the chain does not answer, the mint is queued anyway and its batch allows for the most gas. */
  async function hasCode(minter: Address): Promise<boolean | undefined> {
    return withTimeout(readCode(chain, minter), { milliseconds: chainTimeoutMilliseconds, otherwise: () => undefined })
  }

  async function lookUp(minter: Address, day: number): Promise<KnownMinter> {
    const [record, code] = await Promise.all([readRecord({ minter, day }), hasCode(minter)])
    return { ...record, hasCode: code }
  }

  return {
    get: (minter: Address, day: number): Promise<KnownMinter> =>
      known.get(`${minter}/${day}`, () => lookUp(minter, day)),
    /** Drops what was read about a wallet, because it has changed. */
    clear: (minter: string, day: number): void => known.forget(`${minter}/${day}`),
  }
}

/** Returns the records of wallets by address in lower case. */
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
  return new Map(parseRows(recordSchema, result).map(({ minter, record }) => [minter, record]))
}

/** Returns whether an account has code, its own or delegated (EIP-7702), or undefined if the chain does not answer. */
export async function readCode({ gatheringClient }: Chain, address: Address): Promise<boolean | undefined> {
  try {
    const code = await gatheringClient.getCode({ address })
    return code !== undefined && code !== '0x'
  } catch {
    return undefined
  }
}

/** Returns those of these accounts that have code. */
export async function findCodes(chain: Chain, addresses: Address[]): Promise<Address[]> {
  const found = await Promise.all(addresses.map((address) => readCode(chain, address)))
  return addresses.filter((_, index) => found[index])
}
