import { z } from 'zod'
import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../lib/digests.ts'
import type { SentenceOf } from '../../http/error-handler.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { json, withZod } from '../../http/route-schema.ts'
import type { QuestVerifier } from './quest-verifier.ts'

/** The platforms that verify our quests. */
export type Platform = 'galxe' | 'zealy' | 'taskon' | 'carv' | 'questn' | 'intract' | 'layer3'

type PlatformFailure = { status: number; code: FailureCode; message: string }

/** Formats an answer without a verdict for a platform. */
export type AnswerFailure = (failure: PlatformFailure) => { status: number; body: object }

export type PlatformOptions = {
  verifier: QuestVerifier
  /** By platform. A platform that has a key must send it. */
  keys: ReadonlyMap<string, string>
  /** Per client network, without a key or with a wrong one. */
  networkLimit: RateLimit
  /** Per platform that sends its key. */
  keyLimit: RateLimit
  sentenceOf: SentenceOf
  /** The message for a completed quest. */
  doneWords: string
}

/** A wallet with or without 0x, in any casing, as platforms send it; handlers get it with 0x and in lower case. */
export const walletSchema = z
  .string('must be a wallet’s address')
  .regex(/^(?:0x)?[0-9a-fA-F]{40}$/, 'must be a wallet’s address of 40 hex digits')
  .transform((text) => `0x${text.replace(/^0x/, '').toLowerCase()}` as `0x${string}`)
  .describe('The wallet: 40 hex digits in any casing, with or without 0x.')

export const questParameter = z.string().max(100).describe('The quest’s id, as `GET /quests` lists it.')

/** The path parameters of every platform route. */
export const questParams = z.object({ quest: questParameter })

export const walletQuery = z.object({ address: walletSchema })

/** The wallet and quest of the API reference's examples. */
export const exampleWallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
export const exampleQuest = 'first-mint'

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

/** Registers the routes of one platform: checks its key and rate limit first, and formats failures its way. */
export async function platformScope(
  app: FastifyInstance,
  { platform, answerFailure, ...options }: PlatformOptions & { platform: Platform; answerFailure: AnswerFailure },
  addRoutes: (api: ReturnType<typeof withZod>) => void,
): Promise<void> {
  const { keys, networkLimit, keyLimit, sentenceOf } = options

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
      if (status >= 500) request.log.warn({ platform, code, reason: reasonOf(failure) }, 'a quest was not verified')
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
      const answer = answerFailure({ code, status, message: sentenceOf(failure) })
      return reply.code(answer.status).send(answer.body)
    })

    addRoutes(withZod(scope))
  })
}

/** Gives errors of the framework one of our codes. */
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
