import { itemCount, vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import type { Address } from 'viem'
import type { Chain } from '../../adapters/chain.ts'

const ids = Array.from({ length: itemCount }, (_, at) => BigInt(at + 1))

/** How many of each item an address holds, in the order of their ids. */
export async function readHoldings(owner: Address, { client, contracts }: Chain): Promise<number[]> {
  const balances = await client.readContract({
    abi: vanguardPfpAbi,
    address: contracts.vanguardPfp,
    functionName: 'balanceOfBatch',
    args: [ids.map(() => owner), ids],
  })
  return balances.map(Number)
}
