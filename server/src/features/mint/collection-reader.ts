import { collectionAbi } from '@network-site/protocol/contracts'
import type { MintDay } from '@network-site/protocol/mints'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { mintFailure } from '../../lib/mint-failures.ts'
import type { Chain } from '../../services/chain.ts'
import type { Database, Sql } from '../../services/database.ts'
import type { Clock } from '../../services/process.ts'
import { chainIdentity, type Head, readHead, registerChain } from '../../transactions/chain-state.ts'

/** The current state of the collection. Until the chain has responded once, every function throws a 503. */
export type CollectionReader = {
  /** The chain's number from `registerChain`, not its EIP-155 id. */
  chainNumber: () => number
  /** Today's number, or 0 before the first day. It advances even if the chain produces no blocks. */
  day: () => number
  /** The day of the chain's newest or pending block. Batches are sent only for this day. */
  chainDay: () => number
  dayAt: (timestampSeconds: number) => number
  /** The time since the last new block. */
  quietMilliseconds: () => number
  /** When a day ends, as a Unix timestamp. */
  endOf: (day: number) => number
  nowSeconds: () => number
  isOpen: () => boolean
  head: () => Head
  /** The position of the RPC endpoint that the head, the day, and the open state were read from. */
  endpoint: () => number
  /** Records a block that another loop has read. */
  observeHead: (head: Head) => void
  refresh: () => Promise<void>
  /** Resolves when the chain has responded once. */
  ready: Promise<void>
  isReady: () => boolean
  close: () => Promise<void>
}

const secondsPerDay = 86_400

/** Polls the collection once a second, so that requests read it from memory. */
export function createCollectionReader(options: {
  database: Database
  chain: Chain
  clock: Clock
  log: Logger
  everyMilliseconds?: number
}): CollectionReader {
  const { database, chain, clock, log, everyMilliseconds = 1000 } = options
  const contract = { abi: collectionAbi, address: chain.contracts.collection } as const
  const ending = new AbortController()
  const first = Promise.withResolvers<void>()
  let fixed: { chainNumber: number; startDate: number } | undefined
  let seen: { head: Head; isOpen: boolean; endpoint: number } | undefined
  /** How far the chain's clock is ahead of ours; never negative, because the day advances without blocks. */
  let aheadSeconds = 0
  let headSeenAt = clock.nowMilliseconds()
  /** The day of the pending block, read while the newest block belongs to an earlier day than ours. */
  let pendingDay = 0

  function observeHead(head: Head): void {
    const last = seen?.head
    // A head of another endpoint waits for the next refresh, which reads everything from there.
    if (seen && seen.endpoint !== chain.endpoints.inUse().position) return
    if (seen) seen = { ...seen, head }
    // A block seen before says nothing about the chain's current time.
    if (last?.number === head.number && last.timestampSeconds === head.timestampSeconds) return
    headSeenAt = clock.nowMilliseconds()
    aheadSeconds = Math.max(0, head.timestampSeconds - headSeenAt / 1000)
    pendingDay = 0
  }

  function refresh(): Promise<void> {
    return chain.onOneEndpoint(read)
  }

  async function read(): Promise<void> {
    fixed ??= {
      startDate: Number(await chain.client.readContract({ ...contract, functionName: 'startDate' })),
      chainNumber: await registerCollection(database.sql, chain),
    }
    const [head, isOpen] = await Promise.all([
      readHead(chain),
      chain.client.readContract({ ...contract, functionName: 'open' }),
    ])
    const endpoint = chain.endpoints.inUse().position
    if (seen) seen = { ...seen, endpoint }
    observeHead(head)
    seen = { head, isOpen, endpoint }
    if (dayAt(nowSeconds()) > dayAt(head.timestampSeconds)) pendingDay = await readPendingDay()
    first.resolve()
  }

  /** Returns 0 for nodes without a pending block; the newest block then decides. */
  async function readPendingDay(): Promise<number> {
    return chain.client
      .readContract({ ...contract, functionName: 'getCurrentMintDay', blockTag: 'pending' })
      .then(Number, () => 0)
  }

  async function keepReading(): Promise<void> {
    while (!ending.signal.aborted) {
      await refresh().catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the collection could not be read'),
      )
      await sleep(everyMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const reading = keepReading()

  const facts = () => fixed ?? refuse()
  const dayAt = (seconds: number) => Math.max(0, Math.floor((seconds - facts().startDate) / secondsPerDay) + 1)
  const nowSeconds = () => clock.nowMilliseconds() / 1000 + aheadSeconds
  return {
    chainNumber: () => facts().chainNumber,
    day: () => dayAt(nowSeconds()),
    chainDay: () => Math.max(dayAt((seen ?? refuse()).head.timestampSeconds), pendingDay),
    dayAt,
    quietMilliseconds: () => clock.nowMilliseconds() - headSeenAt,
    endOf: (day) => facts().startDate + day * secondsPerDay,
    nowSeconds,
    isOpen: () => (seen ?? refuse()).isOpen,
    head: () => (seen ?? refuse()).head,
    endpoint: () => (seen ?? refuse()).endpoint,
    observeHead,
    refresh,
    ready: first.promise,
    isReady: () => fixed !== undefined && seen !== undefined,
    close: async () => {
      ending.abort()
      await reading
    },
  }
}

function refuse(): never {
  throw mintFailure('RELAYER_UNAVAILABLE')
}

/** Returns the collection's number on this chain in the database. A chain that was reset gets a new number. */
async function registerCollection(database: Sql, chain: Chain): Promise<number> {
  return registerChain(database, await chainIdentity(chain, chain.contracts.collection.toLowerCase()))
}

/** Returns the current day as clients see it. */
export function mintDayOf(collection: Pick<CollectionReader, 'day' | 'endOf' | 'isOpen'>): MintDay {
  const day = collection.day()
  return { day, endsAtSeconds: collection.endOf(day), isOpen: collection.isOpen() }
}
