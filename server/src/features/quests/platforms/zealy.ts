import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, walletSchema } from '../quest-parameters.ts'
import { platformScope, type AnswerFailure, type PlatformOptions } from './platform-scope.ts'

const text = z.string().max(500).optional()
const claimSchema = z.object({
  userId: text,
  communityId: text,
  subdomain: text,
  questId: text,
  requestId: text.describe('New on each claim, and shown to the user where it fails.'),
  accounts: z
    .object({ wallet: z.string().max(200).optional() })
    .optional()
    .describe('Sent where the task asks for one: the wallet is looked for here.'),
})
const answerSchema = z.object({ message: z.string() })

/** The route for Zealy, as the API reference describes it. */
export const zealySchemas = {
  zealy: {
    method: 'POST',
    url: '/quests/zealy/:quest',
    tag: 'Quests',
    summary: 'Verify a quest for Zealy',
    description:
      'An API task, identified by wallet address. The status is the verdict: 200 or 400, and nothing else. The message of a 400 is shown to the player, so it says what is missing, or that trying again can help. A key comes as `x-api-key`.',
    params: questParams,
    body: claimSchema,
    response: {
      200: json('Done.', answerSchema),
      400: json('Not done, or no verdict.', answerSchema),
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

/** Zealy accepts 200 and 400 alone; what is told beside that is in the message, which the player reads. */
export async function zealyRoutes(
  app: FastifyInstance,
  { doneWords, ...options }: PlatformOptions & { doneWords: string },
): Promise<void> {
  const schema = zealySchemas.zealy
  await platformScope(app, { ...options, platform: 'zealy', answerFailure }, (api) =>
    api.post(schema.url, { schema }, async ({ params, body }, reply) => {
      const wallet = walletSchema.safeParse(body.accounts?.wallet)
      if (!wallet.success) throw new ServiceError('NO_WALLET_LINKED')
      const { isComplete, words } = await options.verifier.verdict({ ...params, address: wallet.data })
      return isComplete ? { message: doneWords } : reply.code(400).send({ message: words ?? '' })
    }),
  )
}

const answerFailure: AnswerFailure = ({ message }) => ({ status: 400, body: { message } })
