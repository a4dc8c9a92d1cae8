import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import type { QuestState } from '@network-site/protocol/quests'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletQuery, walletSchema } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'

const tag = 'Quests'
const verdictSchema = z.object({
  completed: z.boolean().describe('Only of a verdict: where there is none, the field is not there.'),
  have: z.number().describe('How far the wallet is.'),
  need: z.number(),
  message: z.string().optional().describe('What is missing, where something is. Galxe shows it to nobody.'),
})
const response = {
  200: json('The verdict.', verdictSchema),
  ...failures({
    400: ['MALFORMED'],
    401: ['QUEST_KEY_WRONG'],
    404: ['UNKNOWN_QUEST'],
    429: ['TOO_MANY_REQUESTS'],
    500: ['INTERNAL'],
    503: ['MINT_INDEX_UNAVAILABLE', 'CHAIN_SILENT', 'OVERLOADED'],
  }),
}
const answer = { completed: false, have: 0, need: 1, message: 'Nothing was minted yet.' }

/** The routes for Galxe, as the API reference describes them. */
export const galxeSchemas = {
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
    response,
    example: { params: { quest: exampleQuest }, query: { address: exampleWallet }, status: 200, answer },
  },
  galxeByPath: {
    method: 'GET',
    url: '/quests/galxe/:quest/:address',
    tag,
    summary: 'Verify a quest for Galxe, the wallet in the path',
    params: questParams.extend({ address: walletSchema }),
    bearer: 'optional',
    response,
    example: { params: { quest: exampleQuest, address: exampleWallet }, status: 200, answer },
  },
} satisfies Record<string, RouteDescription>

/** Galxe judges any JSON by an expression. A failure has no `completed`, so that no expression can take it for a no. */
export async function galxeRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { verifier } = options
  const { galxeByQuery, galxeByPath } = galxeSchemas
  await platformScope(app, { ...options, platform: 'galxe', answerFailure }, (api) => {
    api.get(galxeByQuery.url, { schema: galxeByQuery }, async ({ params, query }) =>
      bodyOf(await verifier.verdict({ ...params, ...query })),
    )
    api.get(galxeByPath.url, { schema: galxeByPath }, async ({ params }) => bodyOf(await verifier.verdict(params)))
  })
}

function bodyOf({ isComplete, progress, words }: QuestState): z.input<typeof verdictSchema> {
  return { completed: isComplete, ...progress, ...(words === null ? {} : { message: words }) }
}

const answerFailure: AnswerFailure = ({ status, code, message }) => ({
  status,
  body: { error: message, code } satisfies z.input<typeof errorAnswerSchema>,
})
