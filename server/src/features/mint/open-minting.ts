import type { RemoteMint, RemoteMintAnswer } from '@network-site/protocol/remote-mint'
import { mintFailure } from '@network-site/protocol/mint-failures'
import type { MintStates } from '@network-site/protocol/mint-states'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import type { Chain } from '../../adapters/chain.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Database } from '../../adapters/database.ts'
import type { RecoverSigner } from '../../adapters/recover-signer.ts'
import { createAskForMint } from './ask-for-mint.ts'
import type { Collection } from './collection.ts'
import { followMints } from './follow-mints.ts'
import type { Guards } from './guards.ts'
import type { MintMetrics } from './mint-metrics.ts'
import { createMintStreams, type MintStreams } from './mint-streams.ts'
import { readMintStates } from './read-mint-states.ts'
import type { GasBudget } from './relayer/budget.ts'
import { createVerifyMinter } from './verify-minter.ts'
import { createWaitingRoom } from './waiting-room.ts'
import { budgetSpent, watchQueue } from './watch-queue.ts'

export type MintingOptions = {
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
  mostWaiting?: number
  mostStreams?: number
}

/** Who asks, beside what they ask for. */
export type Asker = { ip: string; accessToken: string | undefined }

export type Minting = {
  mint: (request: RemoteMint, asker: Asker) => Promise<RemoteMintAnswer>
  states: (address: Address) => Promise<MintStates>
  challenge: Guards['challenge']
  checkRate: (ip: string) => Promise<void>
  streams: MintStreams
  metrics: MintMetrics
  clock: Clock
  ping: () => Promise<void>
  /** Answers everybody who still waits; their mints go on. */
  sendHome: () => void
  close: () => Promise<void>
}

/** The side of minting that faces the public: checks, queues, waits, tells. Relaying is another's, here or elsewhere. */
export async function openMinting(options: MintingOptions): Promise<Minting> {
  const { database, chain, collection, clock, log, metrics, budget, guards } = options
  const { answerWithinMilliseconds = 45_000, mostWaiting = 200_000, mostStreams = 5000 } = options
  const room = createWaitingRoom(clock.nowMilliseconds)
  const states = (address: Address) => readMintStates(address, { database, chain, collection })
  const streams = createMintStreams({ read: states, most: mostStreams })
  const following = await followMints({ database, collection, room, log, onMoved: (minters) => streams.moved(minters) })
  const queue = watchQueue({ database, collection, metrics, budget, mostWaiting })
  const verifyMinter = createVerifyMinter(options)
  const askForMint = createAskForMint({ database, collection, room, onQueued: (minter) => streams.moved([minter]) })

  async function mint(request: RemoteMint, { ip, accessToken }: Asker): Promise<RemoteMintAnswer> {
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
    const outcome = await within(
      answerWithinMilliseconds,
      askForMint({ minter, day, token, source, hasCode: isContract }),
    )
    if (outcome.state === 'minted')
      return { minter: address, tokenIndex: token, day, transactionHash: outcome.transactionHash }
    throw outcome.code.startsWith('BUDGET') ? budgetSpent(outcome.code, collection) : mintFailure(outcome.code)
  }

  return {
    mint,
    states,
    streams,
    metrics,
    clock,
    challenge: guards.challenge,
    checkRate: guards.checkRate,
    ping: queue.ping,
    sendHome: () => {
      room.sendHome('RESTARTING')
      streams.close()
    },
    close: async () => {
      await queue.close()
      await following.close()
    },
  }
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(mintFailure('STILL_PENDING')), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
