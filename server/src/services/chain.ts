import { ServiceError } from '@network-site/protocol/failures'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Address, createPublicClient, hexToNumber, http, type PublicClient, type Transport } from 'viem'
import { EndpointFailure } from '../lib/endpoint-failure.ts'
import { openRpcEndpoints, type RpcEndpoint, type RpcEndpoints, type RpcEndpointsOptions } from './rpc-endpoints.ts'

/** A connection to the testnet. */
export type Chain = {
  id: number
  /** In order of preference. */
  rpcUrls: string[]
  endpoints: RpcEndpoints
  /** Runs work whose reads must agree on one state of the chain. They all go to one endpoint; if it fails, so do they. */
  onOneEndpoint: RpcEndpoints['onOne']
  client: PublicClient
  /** Sends concurrent calls as one JSON-RPC batch. */
  gatheringClient: PublicClient
  /** Returns the endpoints that transactions are broadcast to: two if two are ready. */
  broadcastTargets: () => BroadcastTarget[]
  contracts: { collection: Address; token: Address }
  /** Throws if the chain does not respond, has another ID, or lacks our contracts. */
  ping: () => Promise<void>
}

export type BroadcastTarget = { position: number; client: PublicClient }

export type ChainOptions = Pick<Chain, 'id' | 'rpcUrls' | 'contracts'> &
  Pick<RpcEndpointsOptions, 'blockOneHash' | 'maxLagBlocks' | 'log' | 'nowMilliseconds'> & {
    /** A chain whose view of the endpoints this one shares. */
    sharedWith?: Pick<Chain, 'endpoints'>
    /** The budget of both clients together. Calls beyond it fail with `CHAIN_SILENT` and are not sent. Default: no limit. */
    callsPerSecond?: number
  }

const connection = { timeout: 10_000, retryCount: 0 }

/** Creates the chain's clients without sending a request. */
export function connectChain(options: ChainOptions): Chain {
  const { id, rpcUrls, contracts, callsPerSecond } = options
  const endpoints = options.sharedWith?.endpoints ?? openRpcEndpoints({ ...options, urls: rpcUrls, chainId: id })
  const withBudget = callsPerSecond === undefined ? (transport: Transport) => transport : limitCalls(callsPerSecond)
  const single = endpointTransport(endpoints)
  const client = createPublicClient({ transport: withBudget(single) })
  const gatheringClient = createPublicClient({
    transport: withBudget(endpointTransport(endpoints, { batch: { batchSize: 100 } })),
  })
  // Has no budget: visitors must not be able to fail health checks.
  const pingClient = createPublicClient({ transport: single })
  const targets = new Map(endpoints.all.map((endpoint) => [endpoint, connectTarget(endpoints, endpoint)]))
  return {
    id,
    rpcUrls,
    endpoints,
    onOneEndpoint: endpoints.onOne,
    client,
    gatheringClient,
    broadcastTargets: () => endpoints.forBroadcast().flatMap((endpoint) => targets.get(endpoint) ?? []),
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

/** Returns a transport that sends each call to the endpoint that `endpoints` chooses for it. */
function endpointTransport(endpoints: RpcEndpoints, config: { batch?: { batchSize: number } } = {}): Transport {
  return (parameters) => {
    const transports = new Map(endpoints.all.map((endpoint) => [endpoint, transportTo(endpoint, config)(parameters)]))
    const [first] = transports.values()
    if (!first) throw new Error('a chain needs an RPC endpoint')
    const request: typeof first.request = (call, callOptions) =>
      endpoints.request(async (endpoint) => {
        const result = (await transports.get(endpoint)?.request(call, callOptions)) as unknown
        noteAnswer(endpoints, { endpoint, call: call as RpcCall, result })
        return result as never
      }, call.method)
    return { ...first, request }
  }
}

function connectTarget(endpoints: RpcEndpoints, endpoint: RpcEndpoint): BroadcastTarget {
  const transport: Transport = (parameters) => {
    const { request: send, ...rest } = transportTo(endpoint)(parameters)
    const request: typeof send = (call, options) =>
      endpoints.attempt(endpoint, () => send(call, options) as Promise<unknown>, call.method) as never
    return { ...rest, request }
  }
  return { position: endpoint.position, client: createPublicClient({ transport }) }
}

function transportTo({ label, fetch: fetchFn }: RpcEndpoint, config: { batch?: { batchSize: number } } = {}) {
  return http(label, { ...connection, ...config, fetchFn: (_label, init) => fetchFn(init ?? {}) })
}

type RpcCall = { method: string; params?: unknown[] }

/** Records the newest block. Throws if an answer has no result. */
function noteAnswer(
  endpoints: RpcEndpoints,
  { endpoint, call, result }: { endpoint: RpcEndpoint; call: RpcCall; result: unknown },
): void {
  if (result === undefined) throw new EndpointFailure('the answer has no result')
  if (call.method !== 'eth_getBlockByNumber' || call.params?.[0] !== 'latest') return
  const { number } = (result ?? {}) as { number?: unknown }
  if (typeof number !== 'string') throw new EndpointFailure('the newest block has no number')
  endpoints.noteHead(endpoint, hexToNumber(number as `0x${string}`))
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
