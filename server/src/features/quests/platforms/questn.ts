import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletQuery } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'

const verdictSchema = z.object({
  error: z
    .object({ code: z.string(), message: z.string() })
    .optional()
    .describe('With `false` only: what is missing (`NOT_DONE`), or why there is no verdict (any other code).'),
  data: z.object({ result: z.boolean() }),
})

/** The route for QuestN, as the API reference describes it. */
export const questnSchemas = {
  questn: {
    method: 'GET',
    url: '/quests/questn/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for QuestN',
    description: 'Always 200, and never with a key: the platform can send none.',
    params: questParams,
    querystring: walletQuery,
    response: { 200: json('The verdict, or why there is none.', verdictSchema) },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { error: { code: 'NOT_DONE', message: 'Nothing was minted yet.' }, data: { result: false } },
    },
  },
} satisfies Record<string, RouteDescription>

/** QuestN demands 200 and a result always; its `error` is the place for a fault. */
export async function questnRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = questnSchemas.questn
  await platformScope(app, { ...options, platform: 'questn', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete, words } = await options.verifier.verdict({ ...params, ...query })
      if (isComplete) return { data: { result: true } }
      return { error: { code: 'NOT_DONE', message: words ?? '' }, data: { result: false } }
    }),
  )
}

const answerFailure: AnswerFailure = ({ code, message }) => ({
  status: 200,
  body: { error: { code, message }, data: { result: false } },
})
