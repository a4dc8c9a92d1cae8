import { withTimeout } from '@network-site/protocol/concurrency'
import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import { batchCalls } from './batch-calls.ts'
import type { Collection } from './collection.ts'
import { keepTrying } from './keep-trying.ts'
import { readCode } from './read-codes.ts'
import { readWallets, type WalletRecord } from './read-wallets.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'

/** What is known of a wallet before its mint is queued. */
export type KnownMinter = WalletRecord & {
  /** Undefined while the chain does not say. */
  hasCode: boolean | undefined
}

// A wallet asks for its 42 items within seconds, and is looked up once.
const keepMilliseconds = 3000
const maxKept = 20_000
const chainPatienceMilliseconds = 2000

/** Looks wallets up in the database and on the chain, many at once. */
export function createLookUpMinter(options: {
  database: Database
  chain: Chain
  collection: Collection
  clock: Clock
}) {
  const { database, chain, collection, clock } = options
  const known = withDedupe<KnownMinter>({ keepMilliseconds, maxKept, nowMilliseconds: clock.nowMilliseconds })
  const readRecord = batchCalls<{ minter: Address; day: number }, WalletRecord>(readRecords, {
    maxBatch: 500,
    maxRunning: 1,
  })

  async function readRecords(asked: Array<{ minter: Address; day: number }>): Promise<WalletRecord[]> {
    // The day turns between two requests at most once a day; the later one has the say for that moment.
    const day = Math.max(...asked.map((one) => one.day))
    const minters = [...new Set(asked.map(({ minter }) => minter))]
    const found = await keepTrying(() => readWallets(database.sql, { chain: collection.chainNumber(), day, minters }))
    return asked.map(({ minter }) => found.get(minter) ?? { isKnown: false, hasRefused: false, isIsolated: false })
  }

  /** A chain that does not answer keeps nobody from the queue: the batch is then formed with the most gas it can need. */
  async function hasCode(minter: Address): Promise<boolean | undefined> {
    return withTimeout(readCode(chain, minter), { milliseconds: chainPatienceMilliseconds, otherwise: () => undefined })
  }

  async function lookUp(minter: Address, day: number): Promise<KnownMinter> {
    const [record, code] = await Promise.all([readRecord({ minter, day }), hasCode(minter)])
    return { ...record, hasCode: code }
  }

  return {
    get: (minter: Address, day: number): Promise<KnownMinter> =>
      known.get(`${minter}/${day}`, () => lookUp(minter, day)),
    /** Something was learnt of this wallet. */
    forget: (minter: string, day: number): void => known.forget(`${minter}/${day}`),
  }
}
