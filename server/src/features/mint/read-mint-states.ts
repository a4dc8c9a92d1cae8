import type { SentenceOf } from '../../http/failure-sentences.ts'
import type { MintState, MintStates } from '@network-site/protocol/mints'
import { itemCount } from '@network-site/protocol/item-count'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'
import type { Database } from '../../services/database.ts'
import type { Clock } from '../../services/clock.ts'
import type { Collection } from './collection.ts'
import { mintKeyString } from './mint-key.ts'
import { readStatesOf, type MintProgress } from './read-states.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'

export type ReadMintStates = ReturnType<typeof createReadMintStates>

const maxKept = 5000
const stateMilliseconds = 1000
/** What the chain has by another way may be told this much later; what was minted here is told at once. */
const receivedMilliseconds = 3000

/** Reads where wallets' items stand. However many follow a wallet, and however often it is asked for, it is read once. */
export function createReadMintStates(options: {
  database: Database
  chain: Chain
  collection: Collection
  clock: Clock
  sentenceOf: SentenceOf
}) {
  const { nowMilliseconds } = options.clock
  const states = withDedupe<MintStates>({ keepMilliseconds: stateMilliseconds, maxKept, nowMilliseconds })
  const received = withDedupe<readonly boolean[]>({ keepMilliseconds: receivedMilliseconds, maxKept, nowMilliseconds })
  return {
    read: async (address: Address): Promise<MintStates> => {
      const found = await states.get(address.toLowerCase(), () =>
        readMintStates(address, {
          ...options,
          readReceived: (minter, day) =>
            received.get(`${minter}/${day}`, () => readReceived(options.chain, { minter, day })),
        }),
      )
      return { ...found, address }
    },
    /** The items of these wallets have made progress, or those of any wallet may have. */
    forget: (minters: string[] | undefined): void => {
      if (minters) for (const minter of minters) states.forget(minter)
      else states.forgetAll()
    },
  }
}

/** The state of each item of a wallet today: what was requested here, and what the chain has by any other way. */
async function readMintStates(
  address: Address,
  {
    database,
    collection,
    sentenceOf,
    readReceived: receivedOf,
  }: {
    database: Database
    collection: Collection
    sentenceOf: SentenceOf
    readReceived: (minter: Address, day: number) => Promise<readonly boolean[]>
  },
): Promise<MintStates> {
  const day = collection.day()
  const minter = address.toLowerCase() as Address
  const [progress, received] = await Promise.all([
    readStatesOf(database.sql, { chain: collection.chainNumber(), minter, day }),
    // A chain that does not answer leaves the states that the database knows.
    receivedOf(minter, day).catch((): boolean[] => []),
  ])
  const items = Array.from({ length: itemCount }, (_, index): MintState => {
    const tokenIndex = index + 1
    const state = stateOf(progress.get(mintKeyString({ minter, day, token: tokenIndex })), sentenceOf)
    if (!received[index]) return { tokenIndex, ...state }
    // What the chain has is minted, whoever minted it. Only our own transactions have a hash here.
    const { transactionHash } = state
    return { tokenIndex, state: 'minted', ...(transactionHash ? { transactionHash } : {}) }
  })
  return { address, day, dayEndsAt: collection.endOf(day), isOpen: collection.isOpen(), items }
}

function stateOf(progress: MintProgress | undefined, sentenceOf: SentenceOf): Omit<MintState, 'tokenIndex'> {
  if (!progress) return { state: 'idle' }
  if (progress.state === 'waiting') return progress
  if (progress.state !== 'failed') return { state: progress.state, transactionHash: progress.transactionHash }
  const { code } = progress
  return { state: 'failed', reason: { code, error: sentenceOf({ code }) } }
}

function readReceived(chain: Chain, { minter, day }: { minter: Address; day: number }): Promise<readonly boolean[]> {
  return chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'receivedMints',
    args: [minter, BigInt(day)],
  })
}
