import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'
import { readHead } from '../../transactions/read-head.ts'

/** What the chain says at this moment. */
export type ChainStatus = {
  chain: { id: number; host: string; block: number; ageSeconds: number; baseFeeWei: bigint }
  collection: {
    address: Address
    name: string
    owner: Address
    isOpen: boolean
    day: number
    dayEndsInSeconds: number
    uri: string
  }
}

const secondsPerDay = 86_400

export async function readChainStatus(chain: Chain, nowSeconds: number): Promise<ChainStatus> {
  const contract = { abi: collectionAbi, address: chain.contracts.collection } as const
  const [head, name, owner, isOpen, startDate, uri] = await Promise.all([
    readHead(chain),
    chain.client.readContract({ ...contract, functionName: 'name' }),
    chain.client.readContract({ ...contract, functionName: 'owner' }),
    chain.client.readContract({ ...contract, functionName: 'open' }),
    chain.client.readContract({ ...contract, functionName: 'startDate' }),
    chain.client.readContract({ ...contract, functionName: 'uri', args: [1n] }),
  ])
  // A chain that makes blocks only for transactions may be quiet since yesterday; its clock goes on all the same.
  const atSeconds = Math.max(nowSeconds, head.timestampSeconds)
  const day = Math.max(0, Math.floor((atSeconds - Number(startDate)) / secondsPerDay) + 1)
  return {
    chain: {
      id: chain.id,
      // The rest of the address may hold a key.
      host: new URL(chain.rpcUrl).host,
      block: head.number,
      ageSeconds: Math.max(0, nowSeconds - head.timestampSeconds),
      baseFeeWei: head.baseFeeWei,
    },
    collection: {
      address: contract.address,
      name,
      owner,
      isOpen,
      day,
      dayEndsInSeconds: Number(startDate) + day * secondsPerDay - atSeconds,
      uri,
    },
  }
}
