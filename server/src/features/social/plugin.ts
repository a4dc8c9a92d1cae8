import { paths } from '@network-site/site/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../services/open-services.ts'
import { isSameSecret } from '../../lib/digests.ts'
import { withZod } from '../../http/route-schema.ts'
import { socialErrors, type SocialProvider, socialProvider } from './social-provider.ts'
import { socialSchemas } from './schemas.ts'

type SocialSettings = { external: Pick<Context['external'], 'social'> }

/** Serves `GET /get-twitter-token`, which exchanges a code for a token, and `GET /social/me`, the owner of a token. */
export async function socialPlugin(
  app: FastifyInstance,
  { env, clock, rateLimits, ...context }: Pick<Context, 'env' | 'clock' | 'rateLimits'> & SocialSettings,
): Promise<void> {
  const { social } = context.external
  const redirectUri = `${env.PUBLIC_URL}${paths.socialReturn}`
  const provider = social && socialProvider({ ...social, redirectUri, nowMilliseconds: clock.nowMilliseconds })
  const exchanges = rateLimits({ name: 'social-exchange', requests: 20, perSeconds: 60 })
  const lookups = rateLimits({ name: 'social-lookup', requests: 60, perSeconds: 60 })

  const { token, profile } = socialSchemas
  const api = withZod(app)

  /** Runs before validation, because people who denied access return without a code. */
  async function preValidation(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store')
    await exchanges.take(request.ip)
    requireProvider()
    if ((request.query as { error?: unknown }).error === 'access_denied') throw socialErrors.denied()
  }

  api.get(token.url, { schema: token, preValidation }, async (request, reply) => {
    const { sessionState, ...grant } = request.query
    if (!isSameSecret(grant.state, sessionState)) throw socialErrors.wrongState()
    return reply.send({ accessToken: await requireProvider().exchange(grant) })
  })

  api.get(profile.url, { schema: profile }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    await lookups.take(request.ip)
    const { profileOf } = requireProvider()
    const [, accessToken] = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? []
    if (!accessToken) throw socialErrors.tokenRefused()
    return profileOf(accessToken)
  })

  function requireProvider(): SocialProvider {
    if (!provider) throw socialErrors.notOffered()
    return provider
  }
}
