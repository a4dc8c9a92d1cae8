import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletSchema } from '../quest-parameters.ts'
import type { QuestVerifier } from '../verify-quest.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'
import { withoutVerdict } from './without-verdict.ts'

const moment = z.iso.datetime({ offset: true }).optional()
const askedSchema = z
  .object({
    address: walletSchema,
    startTimestamp: moment.describe('When the window of a recurring task begins.'),
    endTimestamp: moment.describe('When it ends.'),
  })
  .refine(
    // What is no time is not compared: it is complained of by itself.
    ({ startTimestamp, endTimestamp }) => !(Date.parse(startTimestamp ?? '') >= Date.parse(endTimestamp ?? '')),
    'must not end before it begins',
  )
const errorSchema = z.object({ code: z.int(), message: z.string() })
const verdictSchema = z.object({
  error: errorSchema.optional().describe('What is missing.'),
  data: z.object({ result: z.boolean() }),
})
const failureSchema = z.object({ error: errorSchema })
const response = {
  200: json('The verdict.', verdictSchema),
  400: json('`MALFORMED`, `BAD_REQUEST`', failureSchema),
  413: json('`TOO_LARGE`', failureSchema),
  415: json('`UNSUPPORTED_CONTENT`', failureSchema),
  ...withoutVerdict(failureSchema),
}
const description =
  'Only what was done on days within the window counts. A verdict has `data`; where there is none, there is `error` alone, with the status as its code.'
const window = { startTimestamp: '2026-01-01T00:00:00.000Z', endTimestamp: '2026-01-02T00:00:00.000Z' }
const answer = { error: { code: 1, message: 'Nothing was minted yet.' }, data: { result: false } }

/** The routes for Intract, as the API reference describes them. */
export const intractSchemas = {
  intractByBody: {
    method: 'POST',
    url: '/quests/intract/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for Intract, the wallet in the body',
    description,
    params: questParams,
    body: askedSchema,
    bearer: 'optional',
    response,
    example: { params: { quest: exampleQuest }, body: { address: exampleWallet, ...window }, status: 200, answer },
  },
  intractByQuery: {
    method: 'GET',
    url: '/quests/intract/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for Intract, the wallet in the query',
    description,
    params: questParams,
    querystring: askedSchema,
    bearer: 'optional',
    response,
    example: { params: { quest: exampleQuest }, query: { address: exampleWallet, ...window }, status: 200, answer },
  },
} satisfies Record<string, RouteDescription>

/** Intract, by body or by query. Recurring tasks bring the window that is verified. */
export async function intractRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { verifier } = options
  const { intractByBody, intractByQuery } = intractSchemas
  await platformScope(app, { ...options, platform: 'intract', answerFailure }, (api) => {
    api.post(intractByBody.url, { schema: intractByBody }, async ({ params, body }) =>
      verdictOf(verifier, { ...params, ...body }),
    )
    api.get(intractByQuery.url, { schema: intractByQuery }, async ({ params, query }) =>
      verdictOf(verifier, { ...params, ...query }),
    )
  })
}

async function verdictOf(
  verifier: QuestVerifier,
  { quest, address, startTimestamp, endTimestamp }: z.output<typeof askedSchema> & { quest: string },
): Promise<z.input<typeof verdictSchema>> {
  const asked = {
    beginMilliseconds: startTimestamp === undefined ? undefined : Date.parse(startTimestamp),
    endMilliseconds: endTimestamp === undefined ? undefined : Date.parse(endTimestamp),
  }
  const hasWindow = startTimestamp !== undefined || endTimestamp !== undefined
  const { isComplete, words } = await verifier.verdict({ quest, address, ...(hasWindow ? { window: asked } : {}) })
  if (isComplete) return { data: { result: true } }
  return { error: { code: notDone, message: words ?? '' }, data: { result: false } }
}

/** Unlike any status, which is the code of a fault. */
const notDone = 1

const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { error: { code: status, message } } })
