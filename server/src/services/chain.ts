import { ServiceError } from '@network-site/protocol/failures'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Address, createPublicClient, http, type PublicClient, type Transport } from 'viem'

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

export type ChainOptions = Pick<Chain, 'id' | 'rpcUrl' | 'contracts'> & {
  /** The budget of both clients together. Calls beyond it fail with `CHAIN_SILENT` and are not sent. Default: no limit. */
  callsPerSecond?: number
}

/** Creates the chain's clients without sending a request. */
export function connectChain({ id, rpcUrl, contracts, callsPerSecond }: ChainOptions): Chain {
  const connection = { timeout: 10_000, retryCount: 0 }
  const withBudget = callsPerSecond === undefined ? (transport: Transport) => transport : limitCalls(callsPerSecond)
  const single = http(rpcUrl, connection)
  const client = createPublicClient({ transport: withBudget(single) })
  const gatheringClient = createPublicClient({
    transport: withBudget(http(rpcUrl, { ...connection, batch: { batchSize: 100 } })),
  })
  // Has no budget: visitors must not be able to fail health checks.
  const pingClient = createPublicClient({ transport: single })
  return {
    id,
    rpcUrl,
    client,
    gatheringClient,
    contracts,
    ping: async () => {
      const answeredId = await pingClient.getChainId()
      if (answeredId !== id) throw new Error(`expected chain ${id}, but the endpoint serves chain ${answeredId}`)
      for (const [name, address] of Object.entries(contracts)) {
        if (!(await pingClient.getCode({ address }))) throw new Error(`no ${name} contract at ${address}`)
      }
    },
  }
}

/** Returns a function that wraps transports, so that together they send at most this many calls per second. */
function limitCalls(callsPerSecond: number): (transport: Transport) => Transport {
  const limiter = new RateLimiterMemory({ points: callsPerSecond, duration: 1 })
  return (transport) => (parameters) => {
    const { request, ...rest } = transport(parameters)
    const requestWithinBudget: typeof request = async (call, options) => {
      await limiter.consume('calls').catch(() => {
        throw new ServiceError('CHAIN_SILENT', { cause: new Error(`more than ${callsPerSecond} calls per second`) })
      })
      return request(call, options)
    }
    return { ...rest, request: requestWithinBudget }
  }
}
