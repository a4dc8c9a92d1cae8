import { ServiceError } from '@network-site/protocol/service-error'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientNetwork } from './client-network.ts'
import type { Database } from './database.ts'
import { rateLimitsTable } from './tables.ts'

export type RateLimitRule = {
  /** Unique among all limits. */
  name: string
  requests: number
  perSeconds: number
}

export type RateLimit = {
  /** Counts one request of this visitor; throws a 429 that says when to come back. */
  take: (clientAddress: string) => Promise<void>
}

/** Makes the limits that features ask for. */
export type RateLimits = (rule: RateLimitRule) => RateLimit

/** Limits shared by all servers on the database given; without one, those of this process alone. */
export function rateLimits(shared?: Database['sql']): RateLimits {
  return ({ name, requests, perSeconds }) => {
    const rule = { keyPrefix: name, points: requests, duration: perSeconds }
    const inMemory = new RateLimiterMemory(rule)
    const limiter = shared
      ? new RateLimiterDrizzle({
          ...rule,
          storeClient: shared,
          schema: rateLimitsTable,
          // Visitors over the limit cost the database nothing more.
          inMemoryBlockOnConsumed: requests + 1,
          // A database that fails must not lift the limit.
          insuranceLimiter: inMemory,
        })
      : inMemory
    return {
      take: async (clientAddress) => {
        try {
          await limiter.consume(clientNetwork(clientAddress))
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
        }
      },
    }
  }
}

function tooMany(retryAfterSeconds: number): ServiceError {
  return new ServiceError({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    sentence: `Too many requests came from your network. Try again in ${wait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  })
}

function wait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
