import { type Address, createPublicClient, http, type PublicClient } from 'viem'

/** The testnet as the server reaches it. */
export type Chain = {
  id: number
  rpcUrl: string
  client: PublicClient
  /** Puts calls that are made in the same moment into one request. */
  gatheringClient: PublicClient
  contracts: { collection: Address; token: Address }
  /** Throws when the chain does not answer, is another chain, or lacks our contracts. */
  ping: () => Promise<void>
}

export type ChainOptions = Pick<Chain, 'id' | 'rpcUrl' | 'contracts'>

/** A connection to the chain; nothing is sent before it is used. */
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
      if (answeredId !== id) throw new Error(`chain ${answeredId} answers where ${id} was expected`)
      for (const [name, address] of Object.entries(contracts)) {
        if (!(await client.getCode({ address }))) throw new Error(`no ${name} contract at ${address}`)
      }
    },
  }
}
