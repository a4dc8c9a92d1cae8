import type { FailureCode } from '@network-site/protocol/failures'
import { ServiceError } from '@network-site/protocol/service-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { describeError, type DescribedError } from './describe-error.ts'
import { sentenceOf } from './sentence-of.ts'

/**
 * Turns an error into an HTTP answer: its code, and the site's sentence for it. JSON-RPC and the form service have formats
 * of their own, and handlers beside their routes.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ServiceError) {
    const sentence = sentenceOf(error)
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds))
    if (error.status >= 500) request.log.warn({ code: error.code, ...causeOf(error) }, sentence)
    return reply.code(error.status).send({ error: sentence, code: error.code })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) {
    const code = requestFaults[status] ?? 'BAD_REQUEST'
    return reply.code(status).send({ error: sentenceOf({ code }), code })
  }
  request.log.error({ err: error }, 'a request failed')
  return reply.code(500).send({ error: sentenceOf({ code: 'INTERNAL' }), code: 'INTERNAL' })
}

function causeOf({ cause }: ServiceError): { cause?: DescribedError | string } {
  return cause === undefined ? {} : { cause: describeError(cause) }
}

/** What the framework refuses by itself. */
const requestFaults: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }
