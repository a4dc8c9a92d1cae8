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

/** A limit that can be used up in part. */
export type DivisibleRateLimit = RateLimit & {
  /** Counts as much of a cost as the limit allows, and returns that part and when more is allowed. */
  takeUpTo: (clientAddress: string, wanted: number) => Promise<{ taken: number; retryAfterSeconds: number }>
}

export type RateLimits = (rule: RateLimitRule) => DivisibleRateLimit

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
    const take = async (clientAddress: string, taken = 1) => {
      // Narrowest first, so that rejected requests do not count against neighbors.
      for (const { network, share } of clientNetworks(clientAddress, shares)) {
        await consume(limiterOf(share), network, taken)
      }
    }
    return {
      take,
      takeUpTo: async (clientAddress, wanted) => {
        let taken = wanted
        let retryAfterSeconds = 0
        for (const { network, share } of clientNetworks(clientAddress, shares)) {
          const used = await limiterOf(share).get(network)
          if (!used || used.remainingPoints >= wanted) continue
          taken = Math.min(taken, used.remainingPoints)
          retryAfterSeconds = Math.max(retryAfterSeconds, secondsUntilNext(used))
        }
        if (taken > 0) await take(clientAddress, taken)
        return { taken, retryAfterSeconds }
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
    throw new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsUntilNext(refusal) })
  }
}

function secondsUntilNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** Returns the configured shares of wider networks. */
export function networkShares(env: Env): NetworkShares {
  return {
    ipv4Per24: env.NETWORK_SHARE_IPV4_24,
    ipv6Per56: env.NETWORK_SHARE_IPV6_56,
    ipv6Per48: env.NETWORK_SHARE_IPV6_48,
  }
}
