import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address } from 'viem'
import type { Chain } from '../src/services/chain.ts'

/** The items a wallet has by the chain's own word. */
export async function receivedTokens({ chain }: { chain: Chain }, address: Address, day: number): Promise<number[]> {
  const received = await chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'receivedMints',
    args: [address, BigInt(day)],
  })
  return received.flatMap((has, index) => (has ? [index + 1] : []))
}
