import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletQuery } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'
import { withoutVerdict } from './without-verdict.ts'

const verdictSchema = z.object({ result: z.object({ isValid: z.boolean() }) })
const failureSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** The route for TaskOn, as the API reference describes it. */
export const taskonSchemas = {
  taskon: {
    method: 'GET',
    url: '/quests/taskon/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for TaskOn',
    description:
      'A completion-based API task. Every verdict has status 200, and so has the answer to what is no address. Where there is no verdict, the status says so and there is no `result`.',
    params: questParams,
    querystring: walletQuery,
    bearer: 'optional',
    response: {
      200: json('The verdict.', verdictSchema),
      ...withoutVerdict(failureSchema),
    },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet },
      status: 200,
      answer: { result: { isValid: false } },
    },
  },
} satisfies Record<string, RouteDescription>

/** TaskOn wants 200 for both verdicts. It has no word for a fault, so a fault is a status without a verdict. */
export async function taskonRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = taskonSchemas.taskon
  await platformScope(app, { ...options, platform: 'taskon', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { isComplete } = await options.verifier.verdict({ ...params, ...query })
      return { result: { isValid: isComplete } }
    }),
  )
}

const answerFailure: AnswerFailure = ({ status, code, message }) =>
  // Set-up tests send names that are no addresses, and expect a no.
  code === 'MALFORMED'
    ? { status: 200, body: { result: { isValid: false } } }
    : { status, body: { error: { code, message } } }
