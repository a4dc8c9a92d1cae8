import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletQuery } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'
import { withoutVerdict } from './without-verdict.ts'

const moment = z
  .string()
  .regex(/^\d{1,14}$/, 'must be a time in milliseconds')
  .transform(Number)
  .optional()
const querySchema = walletQuery
  .extend({
    begin_time: moment.describe('When the window begins, in milliseconds since 1970.'),
    end_time: moment.describe('When it ends.'),
  })
  // What is no time is not compared: it is complained of by itself.
  .refine(({ begin_time: begin = 0, end_time: end = Infinity }) => !(begin >= end), 'must not end before it begins')
const verdictSchema = z.object({ result: z.object({ isValid: z.boolean() }) })
const failureSchema = z.object({ error: z.object({ code: z.int(), message: z.string() }) })

/** The route for CARV, as the API reference describes it. */
export const carvSchemas = {
  carv: {
    method: 'GET',
    url: '/quests/carv/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for CARV',
    description:
      'An API-verified quest. Only what was done on days within the window counts. `error` is there only where there is no verdict.',
    params: questParams,
    querystring: querySchema,
    bearer: 'optional',
    response: {
      200: json('The verdict.', verdictSchema),
      400: json('`MALFORMED`', failureSchema),
      ...withoutVerdict(failureSchema),
    },
    example: {
      params: { quest: exampleQuest },
      query: { address: exampleWallet, begin_time: '1767225600000', end_time: '1769904000000' },
      status: 200,
      answer: { result: { isValid: false } },
    },
  },
} satisfies Record<string, RouteDescription>

/** CARV tells a fault by `error`, which must not be there otherwise. */
export async function carvRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const schema = carvSchemas.carv
  await platformScope(app, { ...options, platform: 'carv', answerFailure }, (api) =>
    api.get(schema.url, { schema }, async ({ params, query }) => {
      const { address, begin_time: beginMilliseconds, end_time: endMilliseconds } = query
      const hasWindow = beginMilliseconds !== undefined || endMilliseconds !== undefined
      const { isComplete } = await options.verifier.verdict({
        ...params,
        address,
        ...(hasWindow ? { window: { beginMilliseconds, endMilliseconds } } : {}),
      })
      return { result: { isValid: isComplete } }
    }),
  )
}

const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { error: { code: status, message } } })
