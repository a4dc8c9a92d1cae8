import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { json, type RouteDescription } from '../../http/route-schema.ts'
import {
  exampleMissing,
  exampleQuest,
  exampleWallet,
  platformScope,
  platformSecurity,
  queryExample,
  queryRoute,
  questParams,
  unverified,
  walletSchema,
  type AnswerFailure,
  type PlatformOptions,
  type Verify,
} from './platform-scope.ts'

// CARV and Intract send a time window: only activity on days within it counts.

const errorSchema = z.object({ code: z.int(), message: z.string() })
const failureSchema = z.object({ error: errorSchema })
const answerFailure: AnswerFailure = ({ status, message }) => ({ status, body: { error: { code: status, message } } })

/** Accepts only digits, unlike coercion, which also accepts an empty string. */
const milliseconds = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{1,14}$/.test(text) ? Number(text) : text),
    z.int('must be a time in milliseconds').min(0).max(99_999_999_999_999),
  )
  .optional()

export const carvSchema = {
  ...queryRoute,
  url: '/quests/carv/:quest',
  summary: 'Verify a quest for CARV',
  description:
    'For a CARV API-verified quest. Only activity on days within the window counts. A response has `error` only if there is no verdict.',
  querystring: queryRoute.querystring
    .extend({
      begin_time: milliseconds.describe('When the window begins, as a Unix time in milliseconds.'),
      end_time: milliseconds.describe('When the window ends, as a Unix time in milliseconds.'),
    })
    // Invalid times are reported by their own schemas.
    .refine(({ begin_time: begin = 0, end_time: end = Infinity }) => !(begin >= end), 'must not end before it begins'),
  security: platformSecurity,
  response: {
    200: json('The verdict.', z.object({ result: z.object({ isValid: z.boolean() }) })),
    400: json('`MALFORMED`', failureSchema),
    ...unverified(failureSchema),
  },
  example: {
    ...queryExample,
    query: { address: exampleWallet, begin_time: 1_767_225_600_000, end_time: 1_769_904_000_000 },
    answer: { result: { isValid: false } },
  },
} satisfies RouteDescription

/** CARV recognizes a failure by `error`, which a verdict must not have. */
export async function carvRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  await platformScope(app, { ...options, platform: 'carv', answerFailure }, (api, verify) =>
    api.get(carvSchema.url, { schema: carvSchema }, async ({ params, query, ip }) => {
      const { address, begin_time: beginMilliseconds, end_time: endMilliseconds } = query
      const window = { beginMilliseconds, endMilliseconds }
      const { isComplete } = await verify({ ...params, address, window, ip })
      return { result: { isValid: isComplete } }
    }),
  )
}

const isoTime = z.iso.datetime({ offset: true }).optional()
const intractRequestSchema = z
  .object({
    address: walletSchema,
    startTimestamp: isoTime.describe('When the window of a recurring task begins.'),
    endTimestamp: isoTime.describe('When the window ends.'),
  })
  .refine(
    // Invalid times are reported by their own schemas.
    ({ startTimestamp, endTimestamp }) => !(Date.parse(startTimestamp ?? '') >= Date.parse(endTimestamp ?? '')),
    'must not end before it begins',
  )
const intractVerdictSchema = z.object({
  error: errorSchema.optional().describe('What is missing.'),
  data: z.object({ result: z.boolean() }),
})
/** The code of a negative verdict, distinct from the statuses that failures use as their codes. */
const notDone = 1
const intractRoute = {
  url: '/quests/intract/:quest',
  tag: 'Quests',
  description:
    'Only activity on days within the window counts. A verdict has `data`. If there is no verdict, the response has only `error`, whose code is the HTTP status.',
  params: questParams,
  security: platformSecurity,
  response: {
    200: json('The verdict.', intractVerdictSchema),
    400: json('`MALFORMED`, `BAD_REQUEST`', failureSchema),
    413: json('`TOO_LARGE`', failureSchema),
    415: json('`UNSUPPORTED_CONTENT`', failureSchema),
    ...unverified(failureSchema),
  },
} as const
const intractRequest = {
  address: exampleWallet,
  startTimestamp: '2026-01-01T00:00:00.000Z',
  endTimestamp: '2026-01-02T00:00:00.000Z',
}
const intractExample = {
  params: { quest: exampleQuest },
  status: 200,
  answer: { error: { code: notDone, message: exampleMissing }, data: { result: false } },
}

export const intractSchemas = {
  intractByBody: {
    ...intractRoute,
    method: 'POST',
    summary: 'Verify a quest for Intract, with the wallet in the body',
    body: intractRequestSchema,
    example: { ...intractExample, body: intractRequest },
  },
  intractByQuery: {
    ...intractRoute,
    method: 'GET',
    summary: 'Verify a quest for Intract, with the wallet in the query',
    querystring: intractRequestSchema,
    example: { ...intractExample, query: intractRequest },
  },
} satisfies Record<string, RouteDescription>

/** Intract sends the wallet in the body or in the query. Recurring tasks include the window to verify. */
export async function intractRoutes(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { intractByBody, intractByQuery } = intractSchemas
  await platformScope(app, { ...options, platform: 'intract', answerFailure }, (api, verify) => {
    api.post(intractByBody.url, { schema: intractByBody }, async ({ params, body, ip }) =>
      answer(verify, { ...params, ...body, ip }),
    )
    api.get(intractByQuery.url, { schema: intractByQuery }, async ({ params, query, ip }) =>
      answer(verify, { ...params, ...query, ip }),
    )
  })

  async function answer(
    verify: Verify,
    { startTimestamp, endTimestamp, ...wallet }: z.output<typeof intractRequestSchema> & { quest: string; ip: string },
  ): Promise<z.input<typeof intractVerdictSchema>> {
    const window = {
      beginMilliseconds: startTimestamp === undefined ? undefined : Date.parse(startTimestamp),
      endMilliseconds: endTimestamp === undefined ? undefined : Date.parse(endTimestamp),
    }
    const { isComplete, words } = await verify({ ...wallet, window })
    if (isComplete) return { data: { result: true } }
    return { error: { code: notDone, message: words ?? '' }, data: { result: false } }
  }
}
