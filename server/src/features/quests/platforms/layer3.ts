import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletQuery } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'
import { withoutVerdict } from './without-verdict.ts'

const verdictSchema = z.object({ status: z.enum(['success', 'failed']) })
const failureSchema = z.object({ status: z.literal('error'), message: z.string() })

/** The route for Layer3, as the API reference describes it. */
export const layer3Schemas = {
  layer3: {
    method: 'GET',
    url: '/quests/layer3/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for Layer3',
    params: questParams,
    querystring: walletQuery,
    bearer: 'optional',
    response: {
      200: json('The verdict.', verdictSchema),
      400: json('`MALFORMED`', failureSchema),
      ...withoutVerdict(failureSchema),
    },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { status: 'failed' },
    },
  },
} satisfies Record<string, RouteDescription>

/** Layer3: 200 for both verdicts, 4xx for a wrong request, 5xx for a fault. */
export async function layer3Routes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = layer3Schemas.layer3
  await platformScope(app, { ...options, platform: 'layer3', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete } = await options.verifier.verdict({ ...params, ...query })
      return { status: isComplete ? ('success' as const) : ('failed' as const) }
    }),
  )
}

const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { status: 'error', message } })
