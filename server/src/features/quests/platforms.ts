import { ServiceError } from '@network-site/protocol/failures'
import type { QuestState } from '@network-site/protocol/quest-api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type ErrorBody, failures, json, type RouteDescription } from '../../http/route-schema.ts'
import {
  exampleMissing,
  exampleQuest,
  exampleWallet,
  platformScope,
  platformSecurity,
  queryExample,
  queryRoute,
  questParams,
  readFailures,
  unverified,
  walletSchema,
  type AnswerFailure,
  type PlatformOptions,
} from './platform-scope.ts'
import { carvRoutes, carvSchema, intractRoutes, intractSchemas } from './windowed-platforms.ts'

const galxeVerdictSchema = z.object({
  completed: z.boolean().describe('Whether the quest is complete. Failures omit this field.'),
  have: z.number().describe('The wallet’s progress so far.'),
  need: z.number().describe('The progress that completes the quest.'),
  message: z.string().optional().describe('What is missing, if the quest is not complete. Galxe does not display it.'),
})
const galxeResponse = {
  200: json('The verdict.', galxeVerdictSchema),
  ...failures({ ...readFailures, 401: ['QUEST_KEY_WRONG'], 404: ['UNKNOWN_QUEST'] }),
}
const galxeAnswer = { completed: false, have: 0, need: 1, message: exampleMissing }
const galxeSchemas = {
  galxeByQuery: {
    ...queryRoute,
    url: '/quests/galxe/:quest',
    summary: 'Verify a quest for Galxe, with the wallet in the query',
    description:
      'For a Galxe REST credential with this expression: `function(resp) { if (!resp || typeof resp.completed !== "boolean") throw new Error("no verdict"); return resp.completed ? 1 : 0 }`.',
    security: platformSecurity,
    response: galxeResponse,
    example: { ...queryExample, answer: galxeAnswer },
  },
  galxeByPath: {
    method: 'GET',
    url: '/quests/galxe/:quest/:address',
    tag: 'Quests',
    summary: 'Verify a quest for Galxe, with the wallet in the path',
    description: 'Returns the same verdict as `GET /quests/galxe/{quest}`.',
    params: questParams.extend({ address: walletSchema }),
    security: platformSecurity,
    response: galxeResponse,
    example: { params: { quest: exampleQuest, address: exampleWallet }, status: 200, answer: galxeAnswer },
  },
} satisfies Record<string, RouteDescription>

/** Galxe evaluates an expression over any JSON. Failures omit `completed`, so no expression can read them as a no. */
async function galxeRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { galxeByQuery, galxeByPath } = galxeSchemas
  const answerFailure: AnswerFailure = ({ status, code, message }) => ({
    status,
    body: { error: message, code } satisfies ErrorBody,
  })
  const bodyOf = ({ isComplete, progress, words }: QuestState): z.input<typeof galxeVerdictSchema> => ({
    completed: isComplete,
    ...progress,
    ...(words === null ? {} : { message: words }),
  })
  await platformScope(app, { ...options, platform: 'galxe', answerFailure }, (api, verify) => {
    api.get(galxeByQuery.url, { schema: galxeByQuery }, async ({ params, query, ip }) =>
      bodyOf(await verify({ ...params, ...query, ip })),
    )
    api.get(galxeByPath.url, { schema: galxeByPath }, async ({ params, ip }) => bodyOf(await verify({ ...params, ip })))
  })
}

const zealyText = z.string().max(500).optional()
const zealyAnswerSchema = z.object({ message: z.string() })
const zealySchema = {
  method: 'POST',
  url: '/quests/zealy/:quest',
  tag: 'Quests',
  summary: 'Verify a quest for Zealy',
  description:
    'For a Zealy API task that identifies players by wallet address. The status is the verdict: 200 if the quest is complete, otherwise 400. Players see the message of a 400, so it says what is missing or asks them to try again. Zealy sends its key as `x-api-key`.',
  params: questParams,
  security: platformSecurity,
  body: z.object({
    userId: zealyText,
    communityId: zealyText,
    subdomain: zealyText,
    questId: zealyText,
    requestId: zealyText.describe('Unique per claim. Zealy shows it to the user if the claim fails.'),
    accounts: z
      .object({ wallet: z.string().max(200).optional() })
      .optional()
      .describe('The accounts that the task requires, including the wallet to verify.'),
  }),
  response: {
    200: json('The quest is complete.', zealyAnswerSchema),
    400: json('The quest is not complete, or there is no verdict.', zealyAnswerSchema),
  },
  example: {
    params: { quest: exampleQuest },
    body: {
      userId: '0b6c9d1e-5a0f-4b7e-9a51-3d2c8f7e6a10',
      communityId: '7f3a2b1c-8d4e-4f6a-b5c7-1e9d0a2b3c4d',
      subdomain: 'example-community',
      questId: 'c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f',
      requestId: '9e8d7c6b-5a49-4838-a726-15f4e3d2c1b0',
      accounts: { wallet: exampleWallet },
    },
    status: 400,
    answer: { message: exampleMissing },
  },
} satisfies RouteDescription

/** Zealy accepts only 200 and 400; the message tells the player the rest. */
async function zealyRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const answerFailure: AnswerFailure = ({ message }) => ({ status: 400, body: { message } })
  await platformScope(app, { ...options, platform: 'zealy', answerFailure }, (api, verify) =>
    api.post(zealySchema.url, { schema: zealySchema }, async ({ params, body, ip }, reply) => {
      const wallet = walletSchema.safeParse(body.accounts?.wallet)
      if (!wallet.success) throw new ServiceError('NO_WALLET_LINKED')
      const { isComplete, words } = await verify({ ...params, address: wallet.data, ip })
      return isComplete ? { message: options.doneWords } : reply.code(400).send({ message: words ?? '' })
    }),
  )
}

const taskonSchema = {
  ...queryRoute,
  url: '/quests/taskon/:quest',
  summary: 'Verify a quest for TaskOn',
  description:
    'For a TaskOn completion-based API task. Every verdict has status 200, and an invalid address gets a negative verdict. If there is no verdict, the response has an error status and no `result`.',
  security: platformSecurity,
  response: {
    200: json('The verdict.', z.object({ result: z.object({ isValid: z.boolean() }) })),
    ...unverified(z.object({ error: z.object({ code: z.string(), message: z.string() }) })),
  },
  example: { ...queryExample, answer: { result: { isValid: false } } },
} satisfies RouteDescription

/** TaskOn expects 200 for both verdicts. It defines no failures, so they have any other status and no result. */
async function taskonRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  // TaskOn's setup test sends names that are not addresses and expects a no.
  const answerFailure: AnswerFailure = ({ status, code, message }) =>
    code === 'MALFORMED'
      ? { status: 200, body: { result: { isValid: false } } }
      : { status, body: { error: { code, message } } }
  await platformScope(app, { ...options, platform: 'taskon', answerFailure }, (api, verify) =>
    api.get(taskonSchema.url, { schema: taskonSchema }, async ({ params, query, ip }) => {
      const { isComplete } = await verify({ ...params, ...query, ip })
      return { result: { isValid: isComplete } }
    }),
  )
}

const questnVerdictSchema = z.object({
  error: z
    .object({ code: z.string(), message: z.string() })
    .optional()
    .describe('Present if the result is `false`: what is missing (`NOT_DONE`), or why there is no verdict.'),
  data: z.object({ result: z.boolean() }),
})
const questnSchema = {
  ...queryRoute,
  url: '/quests/questn/:quest',
  summary: 'Verify a quest for QuestN',
  description:
    'QuestN expects status 200 for everything, so failures are reported in `error`. No key is required, because QuestN cannot send one.',
  response: {
    200: json('The verdict, or why there is none.', questnVerdictSchema),
    // The parser rejects malformed requests before they reach the route.
    ...failures({ 400: ['BAD_REQUEST'] }),
  },
  example: {
    ...queryExample,
    answer: { error: { code: 'NOT_DONE', message: exampleMissing }, data: { result: false } },
  },
} satisfies RouteDescription

/** QuestN always expects 200 and a result; failures go into `error`. */
async function questnRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const answerFailure: AnswerFailure = ({ code, message }) => ({
    status: 200,
    body: { error: { code, message }, data: { result: false } },
  })
  await platformScope(app, { ...options, platform: 'questn', answerFailure }, (api, verify) =>
    api.get(questnSchema.url, { schema: questnSchema }, async ({ params, query, ip }) => {
      const { isComplete, words } = await verify({ ...params, ...query, ip })
      if (isComplete) return { data: { result: true } }
      return { error: { code: 'NOT_DONE', message: words ?? '' }, data: { result: false } }
    }),
  )
}

const layer3FailureSchema = z.object({ status: z.literal('error'), message: z.string() })
const layer3Schema = {
  ...queryRoute,
  url: '/quests/layer3/:quest',
  summary: 'Verify a quest for Layer3',
  description: 'Every verdict has status 200. If there is no verdict, the response has an error status.',
  security: platformSecurity,
  response: {
    200: json('The verdict.', z.object({ status: z.enum(['success', 'failed']) })),
    400: json('`MALFORMED`', layer3FailureSchema),
    ...unverified(layer3FailureSchema),
  },
  example: { ...queryExample, answer: { status: 'failed' } },
} satisfies RouteDescription

/** Layer3 expects 200 for both verdicts, 4xx for bad requests, and 5xx for outages. */
async function layer3Routes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { status: 'error', message } })
  await platformScope(app, { ...options, platform: 'layer3', answerFailure }, (api, verify) =>
    api.get(layer3Schema.url, { schema: layer3Schema }, async ({ params, query, ip }) => {
      const { isComplete } = await verify({ ...params, ...query, ip })
      return { status: isComplete ? ('success' as const) : ('failed' as const) }
    }),
  )
}

/** The routes of all platforms for the API reference. */
export const platformSchemas = {
  ...galxeSchemas,
  zealy: zealySchema,
  taskon: taskonSchema,
  carv: carvSchema,
  questn: questnSchema,
  ...intractSchemas,
  layer3: layer3Schema,
}

/** Registers a route for each platform that verifies our quests. */
export async function platformRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const platforms = [galxeRoutes, zealyRoutes, taskonRoutes, carvRoutes, questnRoutes, intractRoutes, layer3Routes]
  for (const register of platforms) await register(app, options)
}
