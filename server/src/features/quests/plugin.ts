import type { MintDay } from '@network-site/protocol/mints'
import type { Progress } from '@network-site/protocol/progress'
import { brand } from '@network-site/site/brand'
import { connectedAccount } from '@network-site/site/connected-account-words'
import { quests as siteQuests } from '@network-site/site/quests'
import { season } from '@network-site/site/season'
import { language } from '@network-site/site/language'
import { questListSchema } from '@network-site/site/validation/season-schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Address } from 'viem'
import { withZod } from '../../http/route-schema.ts'
import { type Words, wordsFor, wordsIn } from '../../http/localized-words.ts'
import type { MintIndex } from '../../mint-index/mint-index.ts'
import type { Context, Services } from '../../services/open-services.ts'
import { type AccountOptions, accountRoutes, accountStore } from './connected-accounts.ts'
import type { MissingWords, QuestWithWords } from './describe-missing.ts'
import type { PlatformOptions } from './platform-scope.ts'
import { platformRoutes } from './platforms.ts'
import { createReadProgress, summarizeDays } from './quest-progress.ts'
import { createQuestVerifier } from './quest-verifier.ts'
import { questSchemas } from './schemas.ts'
import { createReadTokenBalance } from './token-balances.ts'

/** The part of a client's requests that may read a balance from the chain. Cached balances do not count. */
const balanceShare = 0.1

export type Quests = ReturnType<typeof openQuests>

/** Opens the verifier of the site's quests, which the progress card also reads. */
export function openQuests(services: Services & { mintIndex: MintIndex; mintDay: () => MintDay }) {
  const { env, visitorChain, clock, database, rateLimits, mintIndex, mintDay } = services
  const { done } = siteQuests
  // The schema fills in defaults.
  const list = questListSchema.parse(siteQuests.list)
  const accounts = accountStore(database.sql)
  const verifier = createQuestVerifier({
    mintIndex,
    today: mintDay,
    balanceOf: createReadTokenBalance({ chain: visitorChain, nowMilliseconds: clock.nowMilliseconds }),
    balanceLimit: rateLimits({
      name: 'quest balances',
      requests: Math.ceil(env.QUEST_REQUESTS_PER_MINUTE * balanceShare),
      perSeconds: 60,
      scope: 'process',
    }),
    isAccountConnected: accounts.isConnected,
    quests: list,
    words: wordsIn(language.tag),
    maxBehindBlocks: env.QUEST_BEHIND_BLOCKS,
    nowMilliseconds: clock.nowMilliseconds,
  })
  return {
    verifier,
    accounts,
    quests: list,
    season,
    doneWords: done,
    /** Reads a wallet's days without evaluating quests. */
    readDays: async (owner: Address): Promise<Pick<Progress, 'streak' | 'today'>> => {
      const { history, calendar } = await verifier.daysOf(owner)
      return summarizeDays(history.days, calendar)
    },
  }
}

/** Serves quests to players and quest platforms. */
export async function questsPlugin(app: FastifyInstance, context: Context & { quests: Quests }): Promise<void> {
  const { env, clock, quests, isSignedBy, rateLimits, socialAccounts, deployment } = context
  await questRoutes(app, {
    ...quests,
    wordsFor,
    accountOf: socialAccounts?.accountOf,
    isSignedBy,
    accountWords: {
      message: connectedAccount.message,
      site: brand.name,
      siteUrl: deployment.settings.siteUrl,
      chainId: deployment.network.chain.id,
    },
    keys: env.QUEST_KEYS,
    rateLimits,
    requestsPerMinute: env.QUEST_REQUESTS_PER_MINUTE,
    requestsPerMinutePerKey: env.QUEST_REQUESTS_PER_MINUTE_PER_KEY,
    nowMilliseconds: clock.nowMilliseconds,
  })
}

export type QuestOptions = AccountOptions &
  Pick<PlatformOptions, 'verifier' | 'doneWords' | 'keys'> & {
    quests: QuestWithWords[]
    /** Returns the quests' text in the language that a request asks for. */
    wordsFor: (request: Pick<FastifyRequest, 'headers'>) => MissingWords & Pick<Words, 'quests' | 'season'>
    requestsPerMinute: number
    requestsPerMinutePerKey: number
  }

/** Registers the routes for quests, progress, platform verdicts, and connected accounts. */
export async function questRoutes(app: FastifyInstance, options: QuestOptions): Promise<void> {
  const { verifier, quests, wordsFor: wordsOf, rateLimits, keys, doneWords, nowMilliseconds } = options
  const limitOf = (name: string, requests: number) => rateLimits({ name, requests, perSeconds: 60, scope: 'process' })
  const networkLimit = limitOf('quests', options.requestsPerMinute)
  const keyLimit = limitOf('quest keys', options.requestsPerMinutePerKey)
  const { list, state, progress, preflight } = questSchemas

  // A cached verdict would be outdated on the next request.
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

  api.get(list.url, { schema: list }, async ({ headers }) => {
    const { quests: words, season: localSeason } = wordsOf({ headers })
    return {
      season: { ...options.season, name: localSeason.name },
      quests: quests.map(({ id, title, task, rule }) => ({ id, title, task, ...textOf(id, words), rule })),
    }
  })

  api.get(state.url, { schema: state }, async ({ ip, params, headers }) => {
    await networkLimit.take(ip)
    const found = await verifier.state({ ...params, client: ip })
    return { ...found, words: verifier.describe(found, wordsOf({ headers })) }
  })

  const progresses = createReadProgress({ verifier, quests, nowMilliseconds })
  api.get(progress.url, { schema: progress }, async ({ ip, params, headers }) => {
    await networkLimit.take(ip)
    const found = await progresses.of(params.address, ip)
    const words = wordsOf({ headers })
    return {
      ...found,
      quests: found.quests.map(({ state: known, ...quest }) => ({
        ...quest,
        ...textOf(quest.id, words.quests),
        state: known && {
          ...known,
          words: verifier.describe({ quest: quest.id, ...known }, words),
        },
      })),
    }
  })

  accountRoutes(app, {
    ...options,
    onChange: (provider, wallet) => {
      verifier.clearAccount(provider, wallet)
      progresses.clear(wallet)
    },
  })

  await platformRoutes(app, { verifier, keys, networkLimit, keyLimit, doneWords })
}

/** Returns a quest's title and task in a language. */
function textOf(id: string, { list }: Words['quests']): { title: string; task: string } | undefined {
  const found = list.find((quest) => quest.id === id)
  return found && { title: found.title, task: found.task }
}
