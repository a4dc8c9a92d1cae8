import { z } from 'zod'
import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { QuestState } from '@network-site/protocol/quest-api'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../lib/digests.ts'
import { sentenceOf } from '../../http/error-handler.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { json, type SecurityScheme, withZod } from '../../http/route-schema.ts'
import type { QuestQuery, QuestVerifier } from './quest-verifier.ts'

/** The platforms that verify our quests. */
export type Platform = 'galxe' | 'zealy' | 'taskon' | 'carv' | 'questn' | 'intract' | 'layer3'

type PlatformFailure = { status: number; code: FailureCode; message: string }

/** Formats a response without a verdict for a platform. */
export type AnswerFailure = (failure: PlatformFailure) => { status: number; body: object }

export type PlatformOptions = {
  verifier: QuestVerifier
  /** Keys by platform. A platform that has a key must send it. */
  keys: ReadonlyMap<Platform, string>
  /** Per client network, for requests without a valid key. */
  networkLimit: RateLimit
  /** Per platform, for requests with its key. */
  keyLimit: RateLimit
  /** The message for a completed quest. */
  doneWords: string
}

/** Accepts a wallet in any casing, with or without 0x; handlers get it with 0x and in lower case. */
export const walletSchema = z
  .string('must be a wallet’s address')
  .regex(/^(?:0x)?[0-9a-fA-F]{40}$/, 'must be a wallet’s address of 40 hex digits')
  .transform((text) => `0x${text.replace(/^0x/, '').toLowerCase()}` as `0x${string}`)
  .describe('The wallet’s address: 40 hex digits in upper or lower case, with or without `0x`.')

/** The path parameters of every platform route. */
export const questParams = z.object({ quest: z.string().max(100).describe('The quest’s ID from `GET /quests`.') })

/** The wallet and quest in the API reference's examples. */
export const exampleWallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
export const exampleQuest = 'first-mint'
/** What is missing in the examples. */
export const exampleMissing = 'No items minted yet.'

/** Platforms send their key in either header, if they have one. */
export const platformSecurity = {
  anyOf: ['questKey', 'questKeyHeader'],
  isOptional: true,
} as const satisfies { anyOf: SecurityScheme[]; isOptional: boolean }

/** A platform route with the wallet in the query, and its example request. */
export const queryRoute = {
  method: 'GET',
  tag: 'Quests',
  params: questParams,
  querystring: z.object({ address: walletSchema }),
} as const
export const queryExample = { params: { quest: exampleQuest }, query: { address: exampleWallet }, status: 200 }

/** The failures of every read of a wallet's progress, by status. */
export const readFailures = {
  400: ['MALFORMED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: ['MINT_INDEX_UNAVAILABLE', 'CHAIN_SILENT', 'OVERLOADED'],
} satisfies Record<number, FailureCode[]>

/** Returns the responses without a verdict by status, in a platform's format for failures. */
export function unverified<Schema extends z.core.$ZodType>(failure: Schema) {
  return {
    401: json('`QUEST_KEY_WRONG`', failure),
    404: json('`UNKNOWN_QUEST`', failure),
    429: json('`TOO_MANY_REQUESTS`', failure),
    500: json('`INTERNAL`', failure),
    503: json('`MINT_INDEX_UNAVAILABLE`, `CHAIN_SILENT`, `OVERLOADED`', failure),
  }
}

/** Returns the verdict for a request from an IP address. */
export type Verify = (query: Omit<QuestQuery, 'client'> & { ip: string }) => Promise<QuestState>

/** Registers a platform's routes, which check its key and rate limit and return failures in its format. */
export async function platformScope(
  app: FastifyInstance,
  { platform, answerFailure, ...options }: PlatformOptions & { platform: Platform; answerFailure: AnswerFailure },
  addRoutes: (api: ReturnType<typeof withZod>, verify: Verify) => void,
): Promise<void> {
  const { verifier, keys, networkLimit, keyLimit } = options

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const key = keys.get(platform)
      if (key !== undefined && isSameSecret(keyOf(request), key)) return keyLimit.take(platform)
      await networkLimit.take(request.ip)
      if (key !== undefined) throw new ServiceError('QUEST_KEY_WRONG')
    })

    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const failure = asServiceError(error)
      const { code, status, retryAfterSeconds } = failure
      if (status >= 500) request.log.warn({ platform, code, reason: reasonOf(failure) }, 'could not verify a quest')
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
      const answer = answerFailure({ code, status, message: sentenceOf(failure) })
      return reply.code(answer.status).send(answer.body)
    })

    // Requests reach the routes of a platform that has a key only with it.
    addRoutes(withZod(scope), ({ ip, ...query }) =>
      verifier.verdict({ ...query, client: keys.has(platform) ? undefined : ip }),
    )
  })
}

/** Maps framework errors to our codes. */
function asServiceError(error: Error & { statusCode?: number }): ServiceError {
  if (error instanceof ServiceError) return error
  const { statusCode = 500 } = error
  if (statusCode >= 500) return new ServiceError('INTERNAL', { cause: error })
  return new ServiceError(requestFaults[statusCode] ?? 'BAD_REQUEST')
}

const requestFaults: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }

/** Zealy sends `x-api-key`, TaskOn a bearer token; the others send whichever header was configured. */
function keyOf({ headers }: FastifyRequest): string {
  const named = headers['x-api-key']
  if (typeof named === 'string') return named
  return /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
