import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { SentenceOf } from '../../../http/failure-sentences.ts'
import { reasonOf } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { RateLimit } from '../../../services/rate-limits.ts'
import { withZod } from '../../../http/route-schema.ts'
import type { QuestVerifier } from '../verify-quest.ts'

/** The platforms that ask us. */
export type Platform = 'galxe' | 'zealy' | 'taskon' | 'carv' | 'questn' | 'intract' | 'layer3'

export type PlatformFailure = { status: number; code: FailureCode; message: string }

/** How a platform is told that there is no verdict. */
export type AnswerFailure = (failure: PlatformFailure) => { status: number; body: object }

export type PlatformOptions = {
  verifier: QuestVerifier
  /** A platform that has one must send it. */
  keys: ReadonlyMap<string, string>
  /** Of one network, where no key is asked for or a wrong one was sent. */
  networkLimit: RateLimit
  /** Of a platform that sends its key. */
  keyLimit: RateLimit
  sentenceOf: SentenceOf
}

/** Routes of one platform: its key and its limit are looked at first, and failures are answered as it wants them. */
export async function platformScope(
  app: FastifyInstance,
  { platform, answerFailure, ...options }: PlatformOptions & { platform: Platform; answerFailure: AnswerFailure },
  addRoutes: (api: ReturnType<typeof withZod>) => void,
): Promise<void> {
  const { keys, networkLimit, keyLimit, sentenceOf } = options

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const key = keys.get(platform)
      if (key !== undefined && isSame(keyOf(request), key)) return keyLimit.take(platform)
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

/** What the framework refuses by itself has no code of ours. */
function asServiceError(error: Error & { statusCode?: number }): ServiceError {
  if (error instanceof ServiceError) return error
  const { statusCode = 500 } = error
  if (statusCode >= 500) return new ServiceError('INTERNAL', { cause: error })
  return new ServiceError(requestFaults[statusCode] ?? 'BAD_REQUEST')
}

const requestFaults: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }

/** As Zealy sends it, or as TaskOn does; the others send whichever header they were told to. */
function keyOf({ headers }: FastifyRequest): string {
  const named = headers['x-api-key']
  if (typeof named === 'string') return named
  return /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

/** Compares in constant time. Digests are compared, so that lengths are hidden too. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
}
