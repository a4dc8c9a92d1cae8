import type { SentenceOf } from '../../http/failure-sentences.ts'
import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
import { accountRoutes, type AccountOptions } from './account-routes.ts'
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

export type QuestOptions = Omit<VerifyQuestOptions, 'isAccountConnected'> &
  AccountOptions & {
    /** What a player reads who has done it. */
    doneWords: string
    keys: ReadonlyMap<Platform, string>
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
  const { list, state, progress, preflight } = questSchemas

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

  const progresses = createReadProgress({ verifier, quests, nowMilliseconds })
  api.get(progress.url, { schema: progress }, async ({ ip, params }) => {
    await networkLimit.take(ip)
    return progresses.of(params.address)
  })

  accountRoutes(app, {
    ...options,
    onChange: (provider, wallet) => {
      verifier.forgetAccount(provider, wallet)
      progresses.forget(wallet)
    },
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
