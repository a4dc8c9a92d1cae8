import type { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { ServiceError } from '@network-site/protocol/failures'
import type { QuestState } from '@network-site/protocol/quests'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import {
  exampleQuest,
  exampleWallet,
  platformScope,
  questParams,
  unverified,
  walletQuery,
  walletSchema,
  type AnswerFailure,
  type PlatformOptions,
} from './platform-scope.ts'
import { carvRoutes, carvSchemas, intractRoutes, intractSchemas } from './windowed-platforms.ts'

const tag = 'Quests'

const galxeVerdictSchema = z.object({
  completed: z.boolean().describe('Only of a verdict: where there is none, the field is not there.'),
  have: z.number().describe('How far the wallet is.'),
  need: z.number(),
  message: z.string().optional().describe('What is missing, where something is. Galxe shows it to nobody.'),
})
const galxeResponse = {
  200: json('The verdict.', galxeVerdictSchema),
  ...failures({
    400: ['MALFORMED'],
    401: ['QUEST_KEY_WRONG'],
    404: ['UNKNOWN_QUEST'],
    429: ['TOO_MANY_REQUESTS'],
    500: ['INTERNAL'],
    503: ['MINT_INDEX_UNAVAILABLE', 'CHAIN_SILENT', 'OVERLOADED'],
  }),
}
const galxeAnswer = { completed: false, have: 0, need: 1, message: 'Nothing was minted yet.' }
const galxeSchemas = {
  galxeByQuery: {
    method: 'GET',
    url: '/quests/galxe/:quest',
    tag,
    summary: 'Verify a quest for Galxe, the wallet in the query',
    description:
      'A REST credential. Its expression: `function(resp) { if (!resp || typeof resp.completed !== "boolean") throw new Error("no verdict"); return resp.completed ? 1 : 0 }`.',
    params: questParams,
    querystring: walletQuery,
    bearer: 'optional',
    response: galxeResponse,
    example: { params: { quest: exampleQuest }, query: { address: exampleWallet }, status: 200, answer: galxeAnswer },
  },
  galxeByPath: {
    method: 'GET',
    url: '/quests/galxe/:quest/:address',
    tag,
    summary: 'Verify a quest for Galxe, the wallet in the path',
    params: questParams.extend({ address: walletSchema }),
    bearer: 'optional',
    response: galxeResponse,
    example: { params: { quest: exampleQuest, address: exampleWallet }, status: 200, answer: galxeAnswer },
  },
} satisfies Record<string, RouteDescription>

/** Galxe evaluates an expression over any JSON. A failure has no `completed`, so no expression can take it for a no. */
async function galxeRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { verifier } = options
  const { galxeByQuery, galxeByPath } = galxeSchemas
  const answerFailure: AnswerFailure = ({ status, code, message }) => ({
    status,
    body: { error: message, code } satisfies z.input<typeof errorAnswerSchema>,
  })
  const bodyOf = ({ isComplete, progress, words }: QuestState): z.input<typeof galxeVerdictSchema> => ({
    completed: isComplete,
    ...progress,
    ...(words === null ? {} : { message: words }),
  })
  await platformScope(app, { ...options, platform: 'galxe', answerFailure }, (api) => {
    api.get(galxeByQuery.url, { schema: galxeByQuery }, async ({ params, query }) =>
      bodyOf(await verifier.verdict({ ...params, ...query })),
    )
    api.get(galxeByPath.url, { schema: galxeByPath }, async ({ params }) => bodyOf(await verifier.verdict(params)))
  })
}

const zealyText = z.string().max(500).optional()
const zealyAnswerSchema = z.object({ message: z.string() })
const zealySchemas = {
  zealy: {
    method: 'POST',
    url: '/quests/zealy/:quest',
    tag,
    summary: 'Verify a quest for Zealy',
    description:
      'An API task, identified by wallet address. The status is the verdict: 200 or 400, and nothing else. The message of a 400 is shown to the player, so it says what is missing, or that trying again can help. A key comes as `x-api-key`.',
    params: questParams,
    body: z.object({
      userId: zealyText,
      communityId: zealyText,
      subdomain: zealyText,
      questId: zealyText,
      requestId: zealyText.describe('New on each claim, and shown to the user where it fails.'),
      accounts: z
        .object({ wallet: z.string().max(200).optional() })
        .optional()
        .describe('Sent where the task asks for one: the wallet is looked for here.'),
    }),
    response: {
      200: json('Done.', zealyAnswerSchema),
      400: json('Not done, or no verdict.', zealyAnswerSchema),
    },
    example: {
      params: { quest: exampleQuest },
      body: {
        userId: 'a-user',
        communityId: 'a-community',
        subdomain: 'our-community',
        questId: 'a-quest',
        requestId: 'a-request',
        accounts: { wallet: exampleWallet },
      },
      status: 400,
      answer: { message: 'Nothing was minted yet.' },
    },
  },
} satisfies Record<string, RouteDescription>

/** Zealy accepts only 200 and 400; the message says the rest to the player. */
async function zealyRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = zealySchemas.zealy
  const answerFailure: AnswerFailure = ({ message }) => ({ status: 400, body: { message } })
  await platformScope(app, { ...options, platform: 'zealy', answerFailure }, (api) =>
    api.post(schema.url, { schema }, async ({ params, body }, reply) => {
      const wallet = walletSchema.safeParse(body.accounts?.wallet)
      if (!wallet.success) throw new ServiceError('NO_WALLET_LINKED')
      const { isComplete, words } = await options.verifier.verdict({ ...params, address: wallet.data })
      return isComplete ? { message: options.doneWords } : reply.code(400).send({ message: words ?? '' })
    }),
  )
}

const taskonSchemas = {
  taskon: {
    method: 'GET',
    url: '/quests/taskon/:quest',
    tag,
    summary: 'Verify a quest for TaskOn',
    description:
      'A completion-based API task. Every verdict has status 200, and so has the answer to what is no address. Where there is no verdict, the status says so and there is no `result`.',
    params: questParams,
    querystring: walletQuery,
    bearer: 'optional',
    response: {
      200: json('The verdict.', z.object({ result: z.object({ isValid: z.boolean() }) })),
      ...unverified(z.object({ error: z.object({ code: z.string(), message: z.string() }) })),
    },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { result: { isValid: false } },
    },
  },
} satisfies Record<string, RouteDescription>

/** TaskOn wants 200 for both verdicts. It defines no failure, so a failure is any other status, without a result. */
async function taskonRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = taskonSchemas.taskon
  // TaskOn's setup test sends names that are not addresses and expects a no.
  const answerFailure: AnswerFailure = ({ status, code, message }) =>
    code === 'MALFORMED'
      ? { status: 200, body: { result: { isValid: false } } }
      : { status, body: { error: { code, message } } }
  await platformScope(app, { ...options, platform: 'taskon', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete } = await options.verifier.verdict({ ...params, ...query })
      return { result: { isValid: isComplete } }
    }),
  )
}

const questnVerdictSchema = z.object({
  error: z
    .object({ code: z.string(), message: z.string() })
    .optional()
    .describe('With `false` only: what is missing (`NOT_DONE`), or why there is no verdict (any other code).'),
  data: z.object({ result: z.boolean() }),
})
const questnSchemas = {
  questn: {
    method: 'GET',
    url: '/quests/questn/:quest',
    tag,
    summary: 'Verify a quest for QuestN',
    description: 'Always 200, and never with a key: the platform can send none.',
    params: questParams,
    querystring: walletQuery,
    response: { 200: json('The verdict, or why there is none.', questnVerdictSchema) },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { error: { code: 'NOT_DONE', message: 'Nothing was minted yet.' }, data: { result: false } },
    },
  },
} satisfies Record<string, RouteDescription>

/** QuestN always wants 200 and a result; failures go into `error`. */
async function questnRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = questnSchemas.questn
  const answerFailure: AnswerFailure = ({ code, message }) => ({
    status: 200,
    body: { error: { code, message }, data: { result: false } },
  })
  await platformScope(app, { ...options, platform: 'questn', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete, words } = await options.verifier.verdict({ ...params, ...query })
      if (isComplete) return { data: { result: true } }
      return { error: { code: 'NOT_DONE', message: words ?? '' }, data: { result: false } }
    }),
  )
}

const layer3FailureSchema = z.object({ status: z.literal('error'), message: z.string() })
const layer3Schemas = {
  layer3: {
    method: 'GET',
    url: '/quests/layer3/:quest',
    tag,
    summary: 'Verify a quest for Layer3',
    params: questParams,
    querystring: walletQuery,
    bearer: 'optional',
    response: {
      200: json('The verdict.', z.object({ status: z.enum(['success', 'failed']) })),
      400: json('`MALFORMED`', layer3FailureSchema),
      ...unverified(layer3FailureSchema),
    },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { status: 'failed' },
    },
  },
} satisfies Record<string, RouteDescription>

/** Layer3 wants 200 for both verdicts, 4xx for bad requests, and 5xx for outages. */
async function layer3Routes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = layer3Schemas.layer3
  const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { status: 'error', message } })
  await platformScope(app, { ...options, platform: 'layer3', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete } = await options.verifier.verdict({ ...params, ...query })
      return { status: isComplete ? ('success' as const) : ('failed' as const) }
    }),
  )
}

/** The routes of all platforms, as the API reference describes them. */
export const platformSchemas = {
  ...galxeSchemas,
  ...zealySchemas,
  ...taskonSchemas,
  ...carvSchemas,
  ...questnSchemas,
  ...intractSchemas,
  ...layer3Schemas,
}

/** Registers a route for each platform that verifies our quests. */
export async function platformRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const platforms = [galxeRoutes, zealyRoutes, taskonRoutes, carvRoutes, questnRoutes, intractRoutes, layer3Routes]
  for (const register of platforms) await register(app, options)
}
