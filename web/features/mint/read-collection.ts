import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address, Client } from 'viem'
import { readContract } from 'viem/actions'

/** The collection's contract and a client to read it. */
export interface CollectionContract {
  client: Client
  contract: Address
}

const secondsPerDay = 86_400

/** Returns the contract's current mint day and when it ends. */
export async function readMintDay({ client, contract }: CollectionContract) {
  const [day, startDate] = await Promise.all([
    readContract(client, { abi: collectionAbi, address: contract, functionName: 'getCurrentMintDay' }),
    readContract(client, { abi: collectionAbi, address: contract, functionName: 'startDate' }),
  ])
  return { day: Number(day), endsAtSeconds: Number(startDate) + Number(day) * secondsPerDay }
}

/** Returns which items an address has minted on a day, according to the contract. */
export async function readReceivedMints(
  { client, contract }: CollectionContract,
  { address, day }: { address: Address; day: number },
): Promise<readonly boolean[]> {
  return readContract(client, {
    abi: collectionAbi,
    address: contract,
    functionName: 'receivedMints',
    args: [address, BigInt(day)],
  })
}
