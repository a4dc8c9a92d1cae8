import { ServiceError } from '@network-site/protocol/failures'
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientNetworks, type NetworkShares, defaultNetworkShares } from '../lib/client-network.ts'
import type { Database } from './database.ts'
import { rateLimitsTable } from './tables.ts'
import type { Env } from '../env/index.ts'

type RateLimitRule = {
  /** Unique across all limits. */
  name: string
  requests: number
  perSeconds: number
  /** `process` counts in memory, which saves a database write per request. */
  scope?: 'process'
}

export type RateLimit = {
  /** Counts a request, with an optional cost; throws a 429 with `Retry-After` if the limit is exceeded. */
  take: (clientAddress: string, taken?: number) => Promise<void>
}

export type RateLimits = (rule: RateLimitRule) => RateLimit

/**
 * Creates limits shared by all servers on the given database, or local to this process without one. Wider networks have
 * their own limits, so owning many small networks does not multiply the allowance.
 */
export function rateLimits(shared?: Database['sql'], shares = defaultNetworkShares): RateLimits {
  return (rule) => {
    const limiters = new Map<number, RateLimiterAbstract>()
    const limiterOf = (share: number) => {
      const known = limiters.get(share) ?? createLimiter({ ...rule, requests: rule.requests * share }, shared)
      limiters.set(share, known)
      return known
    }
    return {
      take: async (clientAddress, taken = 1) => {
        // Narrowest first, so that rejected requests do not count against neighbors.
        for (const { network, share } of clientNetworks(clientAddress, shares)) {
          await consume(limiterOf(share), network, taken)
        }
      },
    }
  }
}

function createLimiter({ name, requests, perSeconds, scope }: RateLimitRule, shared: Database['sql'] | undefined) {
  const rule = { keyPrefix: name, points: requests, duration: perSeconds }
  const inMemory = new RateLimiterMemory(rule)
  if (!shared || scope === 'process') return inMemory
  return new RateLimiterDrizzle({
    ...rule,
    storeClient: shared,
    schema: rateLimitsTable,
    // Reject clients over the limit without a database query.
    inMemoryBlockOnConsumed: requests + 1,
    // Keep limiting while the database is down.
    insuranceLimiter: inMemory,
  })
}

async function consume(limiter: RateLimiterAbstract, network: string, taken: number): Promise<void> {
  try {
    await limiter.consume(network, taken)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }
}

/** Returns the configured shares of wider networks. */
export function networkShares(env: Env): NetworkShares {
  return {
    ipv4Per24: env.NETWORK_SHARE_IPV4_24,
    ipv6Per56: env.NETWORK_SHARE_IPV6_56,
    ipv6Per48: env.NETWORK_SHARE_IPV6_48,
  }
}
