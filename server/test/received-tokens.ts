import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import type { Address } from 'viem'
import type { Chain } from '../src/adapters/chain.ts'

/** The items a wallet has by the chain's own word. */
export async function receivedTokens({ chain }: { chain: Chain }, address: Address, day: number): Promise<number[]> {
  const received = await chain.client.readContract({
    abi: vanguardPfpAbi,
    address: chain.contracts.vanguardPfp,
    functionName: 'receivedMints',
    args: [address, BigInt(day)],
  })
  return received.flatMap((has, index) => (has ? [index + 1] : []))
}
