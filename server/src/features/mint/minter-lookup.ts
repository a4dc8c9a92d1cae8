import { withTimeout } from '@network-site/protocol/concurrency'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import { createBatchScheduler } from '../../lib/batch-scheduler.ts'
import { parseRows } from '../../lib/parse.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'
import { withRetry } from '../../lib/with-retry.ts'
import type { Chain } from '../../services/chain.ts'
import type { Sql } from '../../services/database.ts'
import type { MintContext } from './mint-context.ts'
import { databaseRetry } from './mint-progress.ts'

type WalletRecord = {
  /** It minted an item here on an earlier day. Failed mints do not count. */
  isKnown: boolean
  /** It refused an item today. */
  hasRefused: boolean
  /** It made a batch revert. */
  isIsolated: boolean
  /** The items it requested today, except those that failed. */
  requested: number[]
}

/** A wallet's record, and whether it has code; undefined if the chain did not respond. */
type KnownMinter = WalletRecord & { hasCode: boolean | undefined }

// A wallet requests its 42 items within seconds and needs only one lookup.
const keepMilliseconds = 3000
const maxKept = 20_000
const chainTimeoutMilliseconds = 2000
const recordSchema = z.object({
  minter: z.string(),
  isKnown: z.boolean(),
  hasRefused: z.boolean(),
  isIsolated: z.boolean(),
  requested: z.array(z.number()),
})
const unknownWallet: WalletRecord = { isKnown: false, hasRefused: false, isIsolated: false, requested: [] }

/** Looks wallets up in the database and on the chain, batching concurrent requests. */
export function createMinterLookup({ database, chain, collection, clock }: MintContext) {
  const known = withDedupe<KnownMinter>({ keepMilliseconds, maxKept, nowMilliseconds: clock.nowMilliseconds })
  const readRecord = createBatchScheduler<{ minter: Address; day: number }, WalletRecord>(readRecords, {
    maxBatch: 500,
    maxRunning: 1,
  })

  async function readRecords(requests: Array<{ minter: Address; day: number }>): Promise<WalletRecord[]> {
    // Requests on both sides of midnight may share a batch; the later day applies to all of them.
    const day = Math.max(...requests.map((request) => request.day))
    const minters = [...new Set(requests.map(({ minter }) => minter))]
    const read = () => readWallets(database.sql, { chain: collection.chainNumber(), day, minters })
    const found = await withRetry(read, databaseRetry)
    return requests.map(({ minter }) => found.get(minter) ?? unknownWallet)
  }

  /** If the chain does not respond, the mint is queued anyway and its batch allows for the most gas. */
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
    clear: (minter: string, day: number): void => known.delete(`${minter}/${day}`),
  }
}

/** Returns the records of wallets by lowercase address. */
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
          and t.status = 'confirmed') as "isKnown",
      coalesce(r.refused_day = ${day}, false) as "hasRefused",
      r.reverted_day is not null as "isIsolated",
      array(
        select token::int from mint
        where chain = ${chain} and minter = a.minter and day = ${day} and failure is null) as requested
    from unnest(${sql.param(minters)}::text[]) as a (minter)
    left join mint_receiver r on r.chain = ${chain} and r.address = a.minter`)
  return new Map(parseRows(recordSchema, result).map(({ minter, ...record }) => [minter, record]))
}

/** Returns whether an account has code, its own or delegated (EIP-7702); undefined if the chain does not respond. */
export async function readCode({ gatheringClient }: Chain, address: Address): Promise<boolean | undefined> {
  try {
    const code = await gatheringClient.getCode({ address })
    return code !== undefined && code !== '0x'
  } catch {
    return undefined
  }
}

/** Returns the accounts that have code. */
export async function findCodes(chain: Chain, addresses: Address[]): Promise<Address[]> {
  const found = await Promise.all(addresses.map((address) => readCode(chain, address)))
  return addresses.filter((_, index) => found[index])
}
