import { parseInput } from '@network-site/protocol/parse-input'
import { socialTokenRequestSchema, type SocialProfile, type SocialToken } from '@network-site/protocol/social-token'
import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { RateLimits } from '../../adapters/rate-limits.ts'
import { socialErrors } from './social-errors.ts'
import type { SocialProvider } from './social-provider.ts'

export type SocialOptions = {
  /** Absent where no provider is configured. */
  provider: SocialProvider | undefined
  rateLimits: RateLimits
}

/** `GET /get-twitter-token` exchanges a sign-in's code for a token; `GET /social/me` says whose a token is. */
export function socialRoutes(app: FastifyInstance, { provider, rateLimits }: SocialOptions): void {
  const exchanges = rateLimits({ name: 'social-exchange', requests: 20, perSeconds: 60 })
  const lookups = rateLimits({ name: 'social-lookup', requests: 60, perSeconds: 60 })

  app.get('/get-twitter-token', async (request, reply): Promise<SocialToken> => {
    void reply.header('cache-control', 'no-store')
    await exchanges.take(request.ip)
    if (!provider) throw socialErrors.notOffered()
    // A person who denied access is sent back with this word in the place of a code.
    if ((request.query as { error?: unknown }).error === 'access_denied') throw socialErrors.denied()
    const { sessionState, ...grant } = parseInput(socialTokenRequestSchema, request.query)
    if (!isSame(grant.state, sessionState)) throw socialErrors.foreign()
    return { accessToken: await provider.exchange(grant) }
  })

  app.get('/social/me', async (request, reply): Promise<SocialProfile> => {
    void reply.header('cache-control', 'no-store')
    await lookups.take(request.ip)
    if (!provider) throw socialErrors.notOffered()
    const [, accessToken] = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? []
    if (!accessToken) throw socialErrors.tokenRefused()
    return provider.whoIs(accessToken)
  })
}

/** Compares in constant time. Digests are compared, so that lengths are hidden too. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
}
