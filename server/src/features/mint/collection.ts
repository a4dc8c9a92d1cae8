import { mintFailure } from '@network-site/protocol/mint-failures'
import { reasonOf } from '@network-site/protocol/reason-of'
import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Chain } from '../../adapters/chain.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Database } from '../../adapters/database.ts'
import { readHead, type Head } from '../../chain-sender/read-head.ts'
import { registerCollection } from './register-collection.ts'

/** What is known of the collection at this moment. Everything throws a 503 while the chain has not answered once. */
export type Collection = {
  /** As `registerChain` numbers the chain; not its EIP-155 id. */
  chainNumber: () => number
  /** Today's number by the chain's time; 0 before the first day. */
  day: () => number
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
  const contract = { abi: vanguardPfpAbi, address: chain.contracts.vanguardPfp } as const
  const ending = new AbortController()
  const first = Promise.withResolvers<void>()
  let fixed: { chainNumber: number; startDate: number } | undefined
  let seen: { head: Head; isOpen: boolean } | undefined
  /** How far the chain's time is ahead of ours; never behind, since a silent chain does not stop the day. */
  let aheadSeconds = 0

  function observeHead(head: Head): void {
    aheadSeconds = Math.max(0, head.timestampSeconds - clock.nowMilliseconds() / 1000)
    if (seen) seen = { ...seen, head }
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
    seen = { head, isOpen }
    observeHead(head)
    first.resolve()
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
  const nowSeconds = () => clock.nowMilliseconds() / 1000 + aheadSeconds
  return {
    chainNumber: () => facts().chainNumber,
    day: () => Math.max(0, Math.floor((nowSeconds() - facts().startDate) / secondsPerDay) + 1),
    endOf: (day) => facts().startDate + day * secondsPerDay,
    nowSeconds,
    isOpen: () => (seen ?? refuse()).isOpen,
    head: () => (seen ?? refuse()).head,
    observeHead,
    refresh,
    ready: first.promise,
    close: async () => {
      ending.abort()
      await looking
    },
  }
}

function refuse(): never {
  throw mintFailure('RELAYER_UNAVAILABLE')
}
