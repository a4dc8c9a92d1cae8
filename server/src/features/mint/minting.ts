import { withTimeout } from '@network-site/protocol/concurrency'
import type { RemoteMint, RemoteMintAnswer } from '@network-site/protocol/mints'
import type { Address } from 'viem'
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
type Requester = { ip: string; statement: string | undefined; cookies: string | undefined }

export type Minting = Awaited<ReturnType<typeof createMinting>>

/** Serves clients: verifies requests, queues mints, and waits for relayers in any process to mint them. */
export async function createMinting(options: MintingDependencies) {
  const { database, collection, clock, metrics, budget, guards, returningWalletCookie } = options
  const { answerWithinMilliseconds = 45_000, maxQueued = 200_000, freeShare = 0 } = options
  const pendingMints = createPendingMints(clock.nowMilliseconds)
  const states = createMintStates({ ...options, chain: options.visitorChain })
  const following = await followMints(options, { pendingMints, onProgress: states.update })
  const admission = createAdmission(options, { budget, maxQueued, freeShare })
  const minters = createMinterLookup(options)
  const verifyMinter = createVerifyMinter(options)
  const onQueued = (minter: string) => states.update([minter])
  const enqueue = createMintQueue(options, { pendingMints, onQueued })

  async function mint(request: RemoteMint, { ip, statement, cookies }: Requester): Promise<RemoteMintAnswer> {
    await guards.checkRate(ip)
    // Cheap checks first, calls to the chain last.
    const day = collection.day()
    if (day === 0) throw mintFailure('MINT_NOT_STARTED')
    if (!collection.isOpen()) throw mintFailure('MINT_CLOSED')
    const source = options.networkOf(ip)
    admission.admit(source)
    const { address, isContract } = await verifyMinter(request, () => guards.checkContractRate(ip))
    const minter = address.toLowerCase() as Address
    const { isKnown, hasRefused, isIsolated, hasCode } = await minters.get(minter, day)
    if (hasRefused) throw mintFailure('RECEIVER_REFUSED')
    // A signature can leak, so a returning wallet also needs the cookie of an earlier mint.
    const isReturning = isKnown && returningWalletCookie.isHeld(minter, cookies)
    if (!isReturning) admission.admitNew()
    const isProofDue = admission.isProofDue({ isReturning })
    await guards.checkMinter({ minter, day, isProofDue, proof: request.proof, statement })
    const token = request.tokenIndex
    const wallet = { isFirstSeen: !isReturning, hasCode: isContract || hasCode, isIsolated }
    const outcome = await withTimeout(enqueue({ minter, day, token, source, ...wallet }), {
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

  return {
    mint,
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
