import { itemCount } from '@network-site/protocol/item-count'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address, Client } from 'viem'
import { readContract } from 'viem/actions'

const ids = Array.from({ length: itemCount }, (_, at) => BigInt(at + 1))

/** Returns how many of each item an address holds, ordered by ID. */
export async function readBalances(
  address: Address,
  { client, contract }: { client: Client; contract: Address },
): Promise<number[]> {
  const balances = await readContract(client, {
    abi: collectionAbi,
    address: contract,
    functionName: 'balanceOfBatch',
    args: [ids.map(() => address), ids],
  })
  return balances.map(Number)
}
