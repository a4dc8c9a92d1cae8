import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address } from 'viem'
import type { Chain } from '../services/chain.ts'

export type WalletDay = { minter: string; day: number }

/**
 * The items that a wallet received by minting on a day, by the contract's own word after a block. A node that has
 * forgotten the state of that block is asked for the one after the newest block.
 */
export async function readReceived(
  chain: Chain,
  { minter, day }: WalletDay,
  { block, head }: { block: number; head: number },
): Promise<bigint> {
  const readAt = (blockNumber: number) =>
    chain.gatheringClient.readContract({
      abi: collectionAbi,
      address: chain.contracts.collection,
      functionName: 'receivedMints',
      args: [minter as Address, BigInt(day)],
      blockNumber: BigInt(blockNumber),
    })
  const received = await readAt(block).catch((error: unknown) => {
    if (block === head) throw error
    return readAt(head)
  })
  return received.reduce((items, has, index) => (has ? items | (1n << BigInt(index)) : items), 0n)
}
