import { mintFailure } from '../../lib/mint-failures.ts'
import { reasonOf } from '@network-site/protocol/redact'
import { collectionAbi } from '@network-site/protocol/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import { type Head, readHead } from '../../transactions/read-head.ts'
import { registerCollection } from './register-collection.ts'

/** What is known of the collection at this moment. Everything throws a 503 while the chain has not answered once. */
export type Collection = {
  /** As `registerChain` numbers the chain; not its EIP-155 id. */
  chainNumber: () => number
  /** Today's number for those who ask; 0 before the first day. A silent chain does not stop it. */
  day: () => number
  /** The day that the chain itself says it is, by its newest block or the one to come. Only for it are batches sent. */
  chainDay: () => number
  /** The day of a block. */
  dayAt: (timestampSeconds: number) => number
  /** For how long no new block was seen. */
  quietMilliseconds: () => number
  /** When a day ends, in seconds since 1970. */
  endOf: (day: number) => number
  nowSeconds: () => number
  isOpen: () => boolean
  head: () => Head
  /** Takes note of a block that somebody else has read. */
  observeHead: (head: Head) => void
  refresh: () => Promise<void>
  /** Resolves when the chain has answered once. */
  ready: Promise<void>
  isReady: () => boolean
  close: () => Promise<void>
}

export type CollectionOptions = {
  database: Database
  chain: Chain
  clock: Clock
  log: Logger
  everyMilliseconds?: number
}

const secondsPerDay = 86_400

/** Looks at the collection once a second, so that no request has to. */
export function watchCollection(options: CollectionOptions): Collection {
  const { database, chain, clock, log, everyMilliseconds = 1000 } = options
  const contract = { abi: collectionAbi, address: chain.contracts.collection } as const
  const ending = new AbortController()
  const first = Promise.withResolvers<void>()
  let fixed: { chainNumber: number; startDate: number } | undefined
  let seen: { head: Head; isOpen: boolean } | undefined
  /** How far the chain's time is ahead of ours; never behind, since a silent chain does not stop the day. */
  let aheadSeconds = 0
  let headSeenAt = clock.nowMilliseconds()
  /** The day of the block to come, read while the newest block is of an earlier day than ours. */
  let pendingDay = 0

  function observeHead(head: Head): void {
    const last = seen?.head
    if (seen) seen = { ...seen, head }
    // An old block says nothing about the chain's time now.
    if (last?.number === head.number && last.timestampSeconds === head.timestampSeconds) return
    headSeenAt = clock.nowMilliseconds()
    aheadSeconds = Math.max(0, head.timestampSeconds - headSeenAt / 1000)
    pendingDay = 0
  }

  async function refresh(): Promise<void> {
    fixed ??= {
      startDate: Number(await chain.client.readContract({ ...contract, functionName: 'startDate' })),
      chainNumber: await registerCollection(database.sql, chain),
    }
    const [head, isOpen] = await Promise.all([
      readHead(chain),
      chain.client.readContract({ ...contract, functionName: 'open' }),
    ])
    observeHead(head)
    seen = { head, isOpen }
    if (dayAt(nowSeconds()) > dayAt(head.timestampSeconds)) pendingDay = await readPendingDay()
    first.resolve()
  }

  /** Nodes differ in whether they know a block to come; one that does not leaves the newest block the last word. */
  async function readPendingDay(): Promise<number> {
    return chain.client
      .readContract({ ...contract, functionName: 'getCurrentMintDay', blockTag: 'pending' })
      .then(Number, () => 0)
  }

  async function keepLooking(): Promise<void> {
    while (!ending.signal.aborted) {
      await refresh().catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the collection could not be read'),
      )
      await sleep(everyMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const looking = keepLooking()

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
    observeHead,
    refresh,
    ready: first.promise,
    isReady: () => fixed !== undefined && seen !== undefined,
    close: async () => {
      ending.abort()
      await looking
    },
  }
}

function refuse(): never {
  throw mintFailure('RELAYER_UNAVAILABLE')
}
