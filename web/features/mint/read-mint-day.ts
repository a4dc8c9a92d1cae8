import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import { readContract } from 'viem/actions'
import type { CollectionOnChain } from './collection-on-chain.ts'

const secondsPerDay = 86_400

/** Today's number by the contract's count, and the second at which the next day begins. */
export async function readMintDay({
  client,
  contract,
}: CollectionOnChain): Promise<{ day: number; endsAtSeconds: number }> {
  const [day, startDate] = await Promise.all([
    readContract(client, { abi: vanguardPfpAbi, address: contract, functionName: 'getCurrentMintDay' }),
    readContract(client, { abi: vanguardPfpAbi, address: contract, functionName: 'startDate' }),
  ])
  return { day: Number(day), endsAtSeconds: Number(startDate) + Number(day) * secondsPerDay }
}
