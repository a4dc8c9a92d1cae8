import { ServiceError } from '@network-site/protocol/service-error'
import type { QuestSeason } from '@network-site/protocol/quests'
import type { SentenceOf } from '@network-site/protocol/failure-sentences'
import type { FastifyInstance } from 'fastify'
import type { Address, Hex } from 'viem'
import type { RateLimits } from '../../adapters/rate-limits.ts'
import type { SocialAccounts } from '../../adapters/social-accounts.ts'
import { withZod } from '../../route-schema/with-zod.ts'
import type { AccountStore } from './connected-accounts.ts'
import { carvRoutes } from './platforms/carv.ts'
import { galxeRoutes } from './platforms/galxe.ts'
import { intractRoutes } from './platforms/intract.ts'
import { layer3Routes } from './platforms/layer3.ts'
import type { Platform } from './platforms/platform-scope.ts'
import { questnRoutes } from './platforms/questn.ts'
import { taskonRoutes } from './platforms/taskon.ts'
import { zealyRoutes } from './platforms/zealy.ts'
import { questSchemas } from './quest-schemas.ts'
import { createReadProgress } from './read-progress.ts'
import { createQuestVerifier, type VerifyQuestOptions } from './verify-quest.ts'

export type QuestOptions = Omit<VerifyQuestOptions, 'isAccountConnected'> & {
  season: QuestSeason
  /** What a player reads who has done it. */
  doneWords: string
  accounts: AccountStore
  /** Whose the token of a sign-in is; absent where no sign-in is offered. */
  accountOf: SocialAccounts['accountOf'] | undefined
  /** Whose signature of the fixed message this is; throws a 401 where it is nobody's. */
  signerOf: (signed: { signature: Hex; address?: Address | undefined }, ip: string) => Promise<Address>
  keys: ReadonlyMap<Platform, string>
  rateLimits: RateLimits
  requestsPerMinute: number
  requestsPerMinutePerKey: number
  sentenceOf: SentenceOf
}

/** Quests over HTTP: their list, where a wallet stands, a verdict in the dialect of each platform, and connecting an account. */
export async function questRoutes(app: FastifyInstance, options: QuestOptions): Promise<void> {
  const { quests, season, accounts, rateLimits, keys, sentenceOf, doneWords, nowMilliseconds } = options
  const verifier = createQuestVerifier({ ...options, isAccountConnected: (...asked) => accounts.isConnected(...asked) })
  const networkLimit = rateLimits({ name: 'quests', requests: options.requestsPerMinute, perSeconds: 60 })
  const keyLimit = rateLimits({ name: 'quest keys', requests: options.requestsPerMinutePerKey, perSeconds: 60 })
  const connectLimit = rateLimits({ name: 'quest accounts', requests: 20, perSeconds: 60 })
  const { list, state, progress, connect, preflight } = questSchemas

  // A verdict that was kept on the way would be an old one when it is asked for again.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
  })
  const api = withZod(app)

  api.options(preflight.url, { schema: preflight }, (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, OPTIONS')
      .header('access-control-allow-headers', 'Content-Type, Authorization, X-API-Key')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )

  const published = { season, quests: quests.map(({ id, title, task, rule }) => ({ id, title, task, rule })) }
  api.get(list.url, { schema: list }, async () => published)

  api.get(state.url, { schema: state }, async ({ ip, params }) => {
    await networkLimit.take(ip)
    return verifier.state(params)
  })

  const readProgress = createReadProgress({ verifier, quests, nowMilliseconds })
  api.get(progress.url, { schema: progress }, async ({ ip, params }) => {
    await networkLimit.take(ip)
    return readProgress(params.address)
  })

  api.post(connect.url, { schema: connect, bodyLimit: 24 * 1024 }, async ({ ip, headers, body }) => {
    await connectLimit.take(ip)
    const { provider, signature, address } = body
    if (!options.accountOf) throw new ServiceError('SIGN_IN_NOT_OFFERED')
    const [, accessToken] = /^Bearer (\S{1,2000})$/i.exec(headers.authorization ?? '') ?? []
    if (!accessToken) throw new ServiceError('SIGN_IN_ENDED')
    const signer = await options.signerOf({ signature, address }, ip)
    const account = await options.accountOf(accessToken)
    if (!account) throw new ServiceError('SIGN_IN_ENDED')
    const wallet = signer.toLowerCase() as Address
    const connectedAt = await accounts.connect({ provider, wallet, account, now: new Date(nowMilliseconds()) })
    verifier.forgetAccount(provider, wallet)
    return { wallet, provider, connectedAt: connectedAt.toISOString() }
  })

  const platform = { verifier, keys, networkLimit, keyLimit, sentenceOf }
  await galxeRoutes(app, platform)
  await zealyRoutes(app, { ...platform, doneWords })
  await taskonRoutes(app, platform)
  await carvRoutes(app, platform)
  await questnRoutes(app, platform)
  await intractRoutes(app, platform)
  await layer3Routes(app, platform)
}
