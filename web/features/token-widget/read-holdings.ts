import { testnetTokenAbi } from '@network-site/protocol/testnet-token'
import type { Address, Client } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import type { Holdings } from './check-swap.ts'

/** What an address holds of both sides, and may still buy today. */
export async function readHoldings(client: Client, contract: Address, address: Address): Promise<Holdings> {
  const target = { abi: testnetTokenAbi, address: contract, args: [address] } as const
  const [etherWei, tokenUnits, remainingUnits] = await Promise.all([
    getBalance(client, { address }),
    readContract(client, { ...target, functionName: 'balanceOf' }),
    readContract(client, { ...target, functionName: 'remainingToday' }),
  ])
  return { etherWei, tokenUnits, remainingUnits }
}
