import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import { readContract } from 'viem/actions'
import type { CollectionOnChain } from './collection-on-chain.ts'

/** Which of the items an address has minted on a day, by the contract's own book. */
export async function readReceivedMints(
  { client, contract }: CollectionOnChain,
  { address, day }: { address: `0x${string}`; day: number },
): Promise<readonly boolean[]> {
  return readContract(client, {
    abi: vanguardPfpAbi,
    address: contract,
    functionName: 'receivedMints',
    args: [address, BigInt(day)],
  })
}
