import type { MintDay, MintStates, RemoteMint, RemoteMintAnswer } from '@network-site/protocol/mints'
import type { SentenceOf } from '../../http/failure-sentences.ts'
import { mintFailure } from '../../lib/mint-failures.ts'
import { withTimeout } from '@network-site/protocol/concurrency'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import type { RecoverSigner } from '../../services/signatures.ts'
import type { Collection } from './collection.ts'
import { createEnqueueMint } from './enqueue-mint.ts'
import { followMints } from './follow-mints.ts'
import type { Guards } from './guards.ts'
import type { MintMetrics } from './mint-metrics.ts'
import { createMintStreams, type MintStreams } from './mint-streams.ts'
import { createLookUpMinter } from './look-up-minter.ts'
import { createReadMintStates } from './read-mint-states.ts'
import type { GasBudget } from './relayer/budget.ts'
import { createPendingMints } from './pending-mints.ts'
import { reportMinting, type MintingReport } from './report-minting.ts'
import type { ReturningWalletCookie } from './returning-wallet-cookie.ts'
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
  /** What a person reads of a failure. */
  sentenceOf: SentenceOf
  /** The text that wallets sign. */
  message: string
  budget: GasBudget
  guards: Guards
  returningWalletCookie: ReturningWalletCookie
  /** What an IP address counts as for budgets: itself, or its 64-bit network. */
  networkOf: (ip: string) => string
  answerWithinMilliseconds?: number
  maxQueued?: number
  maxStreams?: number
  maxStreamsPerNetwork?: number
  /** The share of their budget that new wallets may use before a proof of work is asked for, where one is set. */
  freeShare?: number
}

/** Who requests a mint, beside what they request. */
export type Requester = { ip: string; accessToken: string | undefined; cookies: string | undefined }

export type Minting = {
  mint: (request: RemoteMint, requester: Requester) => Promise<RemoteMintAnswer>
  states: (address: Address) => Promise<MintStates>
  day: () => MintDay
  challenge: Guards['challenge']
  checkRate: (ip: string) => Promise<void>
  networkOf: (ip: string) => string
  returningWalletCookie: ReturningWalletCookie
  streams: MintStreams
  metrics: MintMetrics
  clock: Clock
  ping: () => Promise<void>
  report: () => Promise<MintingReport>
  /** Ends all waiting requests, before the process does. Their mints go on. */
  failPending: () => void
  close: () => Promise<void>
}

/** The side of minting that faces the public: verifies, queues and waits. Relayers, in any process, do the rest. */
export async function openMinting(options: MintingDependencies): Promise<Minting> {
  const { database, collection, clock, log, metrics, budget, guards, returningWalletCookie } = options
  const { answerWithinMilliseconds = 45_000, maxQueued = 200_000, freeShare = 0 } = options
  const { maxStreams = 5000, maxStreamsPerNetwork = 100 } = options
  const pendingMints = createPendingMints(clock.nowMilliseconds)
  const { nowMilliseconds } = clock
  const states = createReadMintStates(options)
  const streams = createMintStreams({
    read: states.read,
    situation: () => (collection.isReady() ? [collection.day(), collection.isOpen()].join() : 'unknown'),
    maxStreams,
    maxPerNetwork: maxStreamsPerNetwork,
  })
  const onProgress = (minters: string[] | undefined) => {
    states.forget(minters)
    streams.update(minters)
  }
  // Who follows a wallet already has been told nothing.
  void collection.ready.then(() => onProgress(undefined))
  const following = await followMints({
    database,
    collection,
    pendingMints,
    log,
    onProgress,
  })
  const queue = watchQueue({ database, collection, metrics, budget, maxQueued, freeShare, nowMilliseconds })
  const lookUpMinter = createLookUpMinter(options)
  const verifyMinter = createVerifyMinter(options)
  const enqueueMint = createEnqueueMint({
    database,
    collection,
    pendingMints,
    onQueued: (minter) => onProgress([minter]),
  })

  async function mint(request: RemoteMint, { ip, accessToken, cookies }: Requester): Promise<RemoteMintAnswer> {
    await guards.checkRate(ip)
    // What costs nothing is checked first; what asks the chain last.
    const day = collection.day()
    if (day === 0) throw mintFailure('MINT_NOT_STARTED')
    if (!collection.isOpen()) throw mintFailure('MINT_CLOSED')
    const source = options.networkOf(ip)
    queue.admit(source)
    const { address, isContract } = await verifyMinter(request, () => guards.checkContractRate(ip))
    const minter = address.toLowerCase() as Address
    const { isKnown, hasRefused, isIsolated, hasCode } = await lookUpMinter.get(minter, day)
    if (hasRefused && hasCode !== false) throw mintFailure('RECEIVER_REFUSED')
    // The wallet's signature may be in other hands: it takes the cookie of an earlier mint too.
    const isReturning = isKnown && returningWalletCookie.isHeld(minter, cookies)
    if (!isReturning) queue.admitNew()
    const isProofDue = queue.isProofDue({ isReturning })
    await guards.checkMinter({ minter, day, isProofDue, proof: request.proof, accessToken })
    const token = request.tokenIndex
    const requested = {
      minter,
      day,
      token,
      source,
      isFirstSeen: !isReturning,
      hasCode: isContract || hasCode,
      isIsolated,
    }
    const outcome = await withTimeout(enqueueMint(requested), {
      milliseconds: answerWithinMilliseconds,
      otherwise: () => {
        throw mintFailure('STILL_PENDING')
      },
    })
    if (outcome.state === 'minted')
      return { minter: address, tokenIndex: token, day, transactionHash: outcome.transactionHash }
    if (outcome.code === 'RECEIVER_REFUSED') lookUpMinter.forget(minter, day)
    if (!outcome.code.startsWith('BUDGET')) throw mintFailure(outcome.code)
    queue.noteRefusal(outcome.code, source)
    throw budgetSpent(outcome.code, collection)
  }

  return {
    mint,
    states: states.read,
    day: () => {
      const day = collection.day()
      return { day, endsAtSeconds: collection.endOf(day), isOpen: collection.isOpen() }
    },
    returningWalletCookie,
    streams,
    metrics,
    clock,
    challenge: guards.challenge,
    checkRate: guards.checkRate,
    networkOf: options.networkOf,
    ping: queue.ping,
    report: () => reportMinting(database, collection),
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
