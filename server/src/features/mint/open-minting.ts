import type { RemoteMint, RemoteMintAnswer } from '@network-site/protocol/remote-mint'
import { mintFailure } from '@network-site/protocol/mint-failures'
import { within } from '@network-site/protocol/within'
import type { MintDay } from '@network-site/protocol/mint-day'
import type { MintStates } from '@network-site/protocol/mint-states'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import type { Chain } from '../../adapters/chain.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Database } from '../../adapters/database.ts'
import type { RecoverSigner } from '../../adapters/recover-signer.ts'
import type { Collection } from './collection.ts'
import { createEnqueueMint } from './enqueue-mint.ts'
import { followMints } from './follow-mints.ts'
import type { Guards } from './guards.ts'
import type { MintMetrics } from './mint-metrics.ts'
import { createMintStreams, type MintStreams } from './mint-streams.ts'
import { readMintStates } from './read-mint-states.ts'
import type { GasBudget } from './relayer/budget.ts'
import { createPendingMints } from './pending-mints.ts'
import { createVerifyMinter } from './verify-minter.ts'
import { budgetSpent, watchQueue } from './watch-queue.ts'

export type MintingDependencies = {
  database: Database
  chain: Chain
  collection: Collection
  clock: Clock
  log: Logger
  metrics: MintMetrics
  recoverSigner: RecoverSigner
  /** The text that wallets sign. */
  message: string
  budget: GasBudget
  guards: Guards
  /** What an IP address counts as for budgets: itself, or its 64-bit network. */
  networkOf: (ip: string) => string
  answerWithinMilliseconds?: number
  maxQueued?: number
  maxStreams?: number
}

/** Who requests a mint, beside what they request. */
export type Requester = { ip: string; accessToken: string | undefined }

export type Minting = {
  mint: (request: RemoteMint, requester: Requester) => Promise<RemoteMintAnswer>
  states: (address: Address) => Promise<MintStates>
  day: () => MintDay
  challenge: Guards['challenge']
  checkRate: (ip: string) => Promise<void>
  streams: MintStreams
  metrics: MintMetrics
  clock: Clock
  ping: () => Promise<void>
  /** Ends all waiting requests, before the process does. Their mints go on. */
  failPending: () => void
  close: () => Promise<void>
}

/** The side of minting that faces the public: verifies, queues and waits. Relayers, in any process, do the rest. */
export async function openMinting(options: MintingDependencies): Promise<Minting> {
  const { database, chain, collection, clock, log, metrics, budget, guards } = options
  const { answerWithinMilliseconds = 45_000, maxQueued = 200_000, maxStreams = 5000 } = options
  const pendingMints = createPendingMints(clock.nowMilliseconds)
  const states = (address: Address) => readMintStates(address, { database, chain, collection })
  const streams = createMintStreams({ read: states, maxStreams })
  const following = await followMints({
    database,
    collection,
    pendingMints,
    log,
    onProgress: (minters) => streams.update(minters),
  })
  const queue = watchQueue({ database, collection, metrics, budget, maxQueued })
  const verifyMinter = createVerifyMinter(options)
  const enqueueMint = createEnqueueMint({
    database,
    collection,
    pendingMints,
    onQueued: (minter) => streams.update([minter]),
  })

  async function mint(request: RemoteMint, { ip, accessToken }: Requester): Promise<RemoteMintAnswer> {
    await guards.checkRate(ip)
    const { address, isContract } = await verifyMinter(request)
    const day = collection.day()
    if (day === 0) throw mintFailure('MINT_NOT_STARTED')
    if (!collection.isOpen()) throw mintFailure('MINT_CLOSED')
    const minter = address.toLowerCase() as Address
    await guards.checkMinter({ minter, day, proof: request.proof, accessToken })
    queue.admit()
    const token = request.tokenIndex
    const source = options.networkOf(ip)
    const outcome = await within(enqueueMint({ minter, day, token, source, hasCode: isContract }), {
      milliseconds: answerWithinMilliseconds,
      otherwise: () => {
        throw mintFailure('STILL_PENDING')
      },
    })
    if (outcome.state === 'minted')
      return { minter: address, tokenIndex: token, day, transactionHash: outcome.transactionHash }
    throw outcome.code.startsWith('BUDGET') ? budgetSpent(outcome.code, collection) : mintFailure(outcome.code)
  }

  return {
    mint,
    states,
    day: () => {
      const day = collection.day()
      return { day, endsAtSeconds: collection.endOf(day), isOpen: collection.isOpen() }
    },
    streams,
    metrics,
    clock,
    challenge: guards.challenge,
    checkRate: guards.checkRate,
    ping: queue.ping,
    failPending: () => {
      pendingMints.failAll('RESTARTING')
      streams.close()
    },
    close: async () => {
      await queue.close()
      await following.close()
    },
  }
}
