import { withTimeout } from '@network-site/protocol/concurrency'
import { type FailureCode, mintFailures } from '@network-site/protocol/failures'
import type { MintAnswer, MintRequest, RemoteMint, RemoteMintAnswer } from '@network-site/protocol/mints'
import type { Address } from 'viem'
import { type SentenceOf, sentenceOf as englishSentenceOf } from '../../http/error-handler.ts'
import type { CountedNetwork } from '../../lib/client-network.ts'
import { mintFailure } from '../../lib/mint-failures.ts'
import type { RecoverSigner } from '../../lib/signatures.ts'
import type { Chain } from '../../services/chain.ts'
import { mintDayOf } from './collection-reader.ts'
import { budgetSpent, createAdmission, type Guards } from './guards.ts'
import type { MintContext } from './mint-context.ts'
import { createMintQueue } from './mint-queue.ts'
import { createMintStates } from './mint-states.ts'
import { createMinterLookup } from './minter-lookup.ts'
import { createPendingMints, followMints } from './pending-mints.ts'
import type { GasBudget } from './relayer/gas-budget.ts'
import { reportMinting } from './relayer/relayer-reports.ts'
import type { ReturningWalletCookie } from './returning-wallet-cookie.ts'
import { createVerifyMinter } from './verify-minter.ts'

export type MintingDependencies = MintContext & {
  /** For the states of wallets' items. */
  visitorChain: Chain
  recoverSigner: RecoverSigner
  /** The message that wallets sign. */
  message: string
  budget: GasBudget
  guards: Guards
  returningWalletCookie: ReturningWalletCookie
  /** Returns the network that an IP address counts as in budgets: itself, or its IPv6 /64. */
  networkOf: (ip: string) => string
  /** Returns every network that an IP address counts toward, with its multiple of the allowance. */
  networksOf: (ip: string) => CountedNetwork[]
  answerWithinMilliseconds?: number
  maxQueued?: number
  maxStreams?: number
  maxStreamsPerNetwork?: number
  /** The share of their budget that new wallets may use before they need a proof of work, if one is configured. */
  freeShare?: number
}

/** The client that requests a mint. */
export type Requester = { ip: string; statement: string | undefined; cookies: string | undefined }

export type Minting = Awaited<ReturnType<typeof createMinting>>

/** Serves clients: verifies requests, queues mints, and waits for relayers in any process to mint them. */
export async function createMinting(options: MintingDependencies) {
  const { database, collection, clock, metrics, budget, guards, returningWalletCookie } = options
  const { answerWithinMilliseconds = 45_000, maxQueued = 200_000, freeShare = 0 } = options
  const pendingMints = createPendingMints(clock.nowMilliseconds)
  const states = createMintStates({ ...options, chain: options.visitorChain })
  const following = await followMints(options, { pendingMints, onChange: states.change, onDoubt: states.refresh })
  const admission = createAdmission(options, { budget, maxQueued, freeShare })
  const minters = createMinterLookup(options)
  const verifyMinter = createVerifyMinter(options)
  const queue = createMintQueue(options, { pendingMints, onQueued: states.change })

  /** Checks whether a wallet can mint now. Throws if it cannot. Requests that add no items skip the checks of the wallet. */
  async function verify(
    request: Omit<RemoteMint, 'tokenIndex'>,
    { ip, statement, cookies, isRepeated = () => false }: Requester & { isRepeated?: (requested: number[]) => boolean },
  ) {
    // Cheap checks first, calls to the chain last.
    const day = collection.day()
    if (day === 0) throw mintFailure('MINT_NOT_STARTED')
    if (!collection.isOpen()) throw mintFailure('MINT_CLOSED')
    const source = options.networkOf(ip)
    admission.admit(source)
    const { address, isContract } = await verifyMinter(request, () => guards.checkContractRate(ip))
    const minter = address.toLowerCase() as Address
    const { isKnown, hasRefused, isIsolated, hasCode, requested } = await minters.get(minter, day)
    // A signature can leak, so a returning wallet also needs the cookie of an earlier mint.
    const isReturning = isKnown && returningWalletCookie.isHeld(minter, cookies)
    if (!isRepeated(requested)) {
      if (hasRefused) throw mintFailure('RECEIVER_REFUSED')
      if (!isReturning) admission.admitNew()
      const isProofDue = admission.isProofDue({ isReturning })
      await guards.checkMinter({ minter, day, isProofDue, proof: request.proof, statement })
    }
    const wallet = { minter, day, source, isFirstSeen: !isReturning, hasCode: isContract || hasCode, isIsolated }
    return { address, wallet, requested }
  }

  /** Mints one item and resolves once it is on chain. */
  async function mint(request: RemoteMint, requester: Requester): Promise<RemoteMintAnswer> {
    await guards.checkRate(requester.ip)
    const { address, wallet } = await verify(request, requester)
    const { minter, day, source } = wallet
    const token = request.tokenIndex
    const outcome = await withTimeout(queue.mint({ ...wallet, token }), {
      milliseconds: answerWithinMilliseconds,
      otherwise: () => {
        throw mintFailure('STILL_PENDING')
      },
    })
    if (outcome.state === 'minted')
      return { minter: address, tokenIndex: token, day, transactionHash: outcome.transactionHash }
    if (outcome.code === 'RECEIVER_REFUSED') minters.clear(minter, day)
    if (!outcome.code.startsWith('BUDGET')) throw mintFailure(outcome.code)
    admission.noteRefusal(outcome.code, source)
    throw budgetSpent(outcome.code, collection)
  }

  /** Queues many items and resolves once they are stored. Items that were requested earlier today cost nothing. */
  async function requestMints(
    { items, ...request }: MintRequest,
    { sentenceOf = englishSentenceOf, ...requester }: Requester & { sentenceOf?: SentenceOf },
  ) {
    const refusalOf = (item: number, failure: { code: FailureCode; retryAfterSeconds?: number }) => ({
      item,
      code: failure.code,
      error: sentenceOf(failure),
    })
    // Counts as the first new item, so that rejected requests count too.
    await guards.checkRate(requester.ip)
    const wanted = [...new Set(items)].toSorted((a, b) => a - b)
    const isRepeated = (known: number[]) => wanted.every((item) => known.includes(item))
    const { wallet, requested } = await verify(request, { ...requester, isRepeated })
    const { minter, day } = wallet
    const fresh = wanted.filter((item) => !requested.includes(item))
    const fitting = fresh.slice(0, admission.queueRoom())
    const { taken, ...limit } = await guards.takeItems(requester.ip, Math.max(0, fitting.length - 1))
    const isQueueFull = fitting.length < fresh.length
    const retryAfterSeconds = Math.max(
      limit.retryAfterSeconds,
      isQueueFull ? mintFailures.QUEUE_FULL.retryAfterSeconds : 0,
    )
    const refused: MintAnswer['refused'] = [
      ...fitting.slice(1 + taken).map((item) => refusalOf(item, { code: 'TOO_MANY_REQUESTS', ...limit })),
      ...fresh.slice(fitting.length).map((item) => refusalOf(item, { code: 'QUEUE_FULL' })),
    ]
    const tokens = wanted.filter((item) => !refused.some((refusal) => refusal.item === item))
    const { added, known } = await queue.add({ ...wallet, tokens })
    if (added.length > 0) minters.clear(minter, day)
    const accepted: number[] = []
    for (const item of tokens) {
      const progress = known.get(item)
      if (progress?.state === 'failed') refused.push(refusalOf(item, { code: progress.code }))
      else accepted.push(item)
    }
    return { answer: { day, accepted, refused }, minter, isNew: added.length > 0, retryAfterSeconds }
  }

  return {
    mint,
    requestMints,
    states: states.read,
    day: () => mintDayOf(collection),
    returningWalletCookie,
    streams: states.streams,
    metrics,
    clock,
    challenge: guards.challenge,
    checkRate: guards.checkRate,
    networksOf: options.networksOf,
    ping: admission.ping,
    report: () => reportMinting(database, collection),
    /** Ends all waiting requests before the process exits. Their mints continue. */
    failPending: () => {
      pendingMints.failAll('RESTARTING')
      states.streams.close()
    },
    close: async () => {
      await admission.close()
      await following.close()
    },
  }
}
