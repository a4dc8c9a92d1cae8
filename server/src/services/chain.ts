import { type Address, createPublicClient, http, type PublicClient } from 'viem'

/** A connection to the testnet. */
export type Chain = {
  id: number
  rpcUrl: string
  client: PublicClient
  /** Sends concurrent calls as one JSON-RPC batch. */
  gatheringClient: PublicClient
  contracts: { collection: Address; token: Address }
  /** Throws if the chain does not respond, has another ID, or lacks our contracts. */
  ping: () => Promise<void>
}

export type ChainOptions = Pick<Chain, 'id' | 'rpcUrl' | 'contracts'>

/** Creates the chain's clients without sending a request. */
export function connectChain({ id, rpcUrl, contracts }: ChainOptions): Chain {
  const connection = { timeout: 10_000, retryCount: 0 }
  const client = createPublicClient({ transport: http(rpcUrl, connection) })
  const gatheringClient = createPublicClient({ transport: http(rpcUrl, { ...connection, batch: { batchSize: 100 } }) })
  return {
    id,
    rpcUrl,
    client,
    gatheringClient,
    contracts,
    ping: async () => {
      const answeredId = await client.getChainId()
      if (answeredId !== id) throw new Error(`expected chain ${id}, but the endpoint serves chain ${answeredId}`)
      for (const [name, address] of Object.entries(contracts)) {
        if (!(await client.getCode({ address }))) throw new Error(`no ${name} contract at ${address}`)
      }
    },
  }
}
