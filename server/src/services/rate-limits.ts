import { ServiceError } from '@network-site/protocol/failures'
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientNetworks, type NetworkShares, usualShares } from '../lib/client-network.ts'
import type { Database } from './database.ts'
import { rateLimitsTable } from './tables.ts'
import type { Env } from '../env/index.ts'

type RateLimitRule = {
  /** Unique among all limits. */
  name: string
  requests: number
  perSeconds: number
  /** `process` counts in memory, for limits that are not worth a write to the database per request. */
  scope?: 'process'
}

export type RateLimit = {
  /** Counts one request of this visitor, or as many as it is worth; throws a 429 that says when to come back. */
  take: (clientAddress: string, taken?: number) => Promise<void>
}

/** Creates the limits that features ask for. */
export type RateLimits = (rule: RateLimitRule) => RateLimit

/**
 * Limits shared by all servers on the given database, or by this process if there is none. A wider network has a limit of
 * its own, so owning many networks does not multiply the allowance.
 */
export function rateLimits(shared?: Database['sql'], shares = usualShares): RateLimits {
  return (rule) => {
    const limiters = new Map<number, RateLimiterAbstract>()
    const limiterOf = (share: number) => {
      const known = limiters.get(share) ?? createLimiter({ ...rule, requests: rule.requests * share }, shared)
      limiters.set(share, known)
      return known
    }
    return {
      take: async (clientAddress, taken = 1) => {
        // The narrowest first: what it is refused must not count against its neighbours.
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
    // Visitors over the limit cost the database nothing more.
    inMemoryBlockOnConsumed: requests + 1,
    // A database that fails must not lift the limit.
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

/** The shares of wider networks, from the environment. */
export function networkShares(
  env: Pick<Env, 'NETWORK_SHARE_IPV4_24' | 'NETWORK_SHARE_IPV6_56' | 'NETWORK_SHARE_IPV6_48'>,
): NetworkShares {
  return {
    ipv4Per24: env.NETWORK_SHARE_IPV4_24,
    ipv6Per56: env.NETWORK_SHARE_IPV6_56,
    ipv6Per48: env.NETWORK_SHARE_IPV6_48,
  }
}
