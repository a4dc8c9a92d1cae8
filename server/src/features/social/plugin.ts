import { paths } from '@network-site/site/paths'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../services/open-services.ts'
import { isSameSecret } from '../../lib/digests.ts'
import { withZod } from '../../http/route-schema.ts'
import { socialErrors, type SocialProvider, socialProvider } from './social-provider.ts'
import { socialSchemas } from './schemas.ts'

type SocialSettings = { external: Pick<Context['external'], 'social'> }

/**
 * Serves `GET /get-twitter-token`, which exchanges a code for a token and a statement of who signed in, and
 * `GET /social/me`, the owner of a token.
 */
export async function socialPlugin(
  app: FastifyInstance,
  {
    env,
    clock,
    rateLimits,
    socialAccounts,
    ...context
  }: SocialSettings & Pick<Context, 'env' | 'clock' | 'rateLimits' | 'socialAccounts'>,
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
    const { exchange, userOf } = requireProvider()
    const accessToken = await exchange(grant)
    // The token is valid even if the provider does not say whose it is. Minting and quests then ask for another sign-in.
    const user = await userOf(accessToken).catch((error: unknown) => {
      request.log.warn({ reason: reasonOf(error) }, 'signed in an account without a statement')
      return undefined
    })
    return reply.send({ accessToken, statement: user && socialAccounts?.signStatement(user.id) })
  })

  api.get(profile.url, { schema: profile }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    await lookups.take(request.ip)
    const { userOf } = requireProvider()
    const [, accessToken] = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? []
    if (!accessToken) throw socialErrors.tokenRefused()
    const { name, username } = await userOf(accessToken)
    return { name, username }
  })

  function requireProvider(): SocialProvider {
    if (!provider) throw socialErrors.notOffered()
    return provider
  }
}
