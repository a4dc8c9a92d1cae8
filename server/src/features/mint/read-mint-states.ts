import { mintFailures } from '@network-site/protocol/mint-failures'
import type { MintState, MintStates } from '@network-site/protocol/mint-states'
import { itemCount } from '@network-site/protocol/item-count'
import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import type { Address } from 'viem'
import type { Chain } from '../../adapters/chain.ts'
import type { Database } from '../../adapters/database.ts'
import type { Collection } from './collection.ts'
import { mintKeyString } from './mint-key.ts'
import { readStatesOf, type MintProgress } from './read-states.ts'

/** The state of each item of a wallet today: what was requested here, and what the chain has by any other way. */
export async function readMintStates(
  address: Address,
  { database, chain, collection }: { database: Database; chain: Chain; collection: Collection },
): Promise<MintStates> {
  const day = collection.day()
  const minter = address.toLowerCase() as Address
  const [progress, received] = await Promise.all([
    readStatesOf(database.sql, { chain: collection.chainNumber(), minter, day }),
    readReceived(chain, { minter, day }),
  ])
  const items = Array.from({ length: itemCount }, (_, index): MintState => {
    const tokenIndex = index + 1
    const state = stateOf(progress.get(mintKeyString({ minter, day, token: tokenIndex })))
    if (!received[index]) return { tokenIndex, ...state }
    // What the chain has is minted, whoever minted it. Only our own transactions have a hash here.
    const { transactionHash } = state
    return { tokenIndex, state: 'minted', ...(transactionHash ? { transactionHash } : {}) }
  })
  return { address, day, dayEndsAt: collection.endOf(day), isOpen: collection.isOpen(), items }
}

function stateOf(progress: MintProgress | undefined): Omit<MintState, 'tokenIndex'> {
  if (!progress) return { state: 'idle' }
  if (progress.state === 'waiting') return progress
  if (progress.state !== 'failed') return { state: progress.state, transactionHash: progress.transactionHash }
  return { state: 'failed', reason: { code: progress.code, error: mintFailures[progress.code].sentence } }
}

/** A chain that does not answer leaves the states that the database knows. */
async function readReceived(
  chain: Chain,
  { minter, day }: { minter: Address; day: number },
): Promise<readonly boolean[]> {
  try {
    return await chain.client.readContract({
      abi: vanguardPfpAbi,
      address: chain.contracts.vanguardPfp,
      functionName: 'receivedMints',
      args: [minter, BigInt(day)],
    })
  } catch {
    return []
  }
}
