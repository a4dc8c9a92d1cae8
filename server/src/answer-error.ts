import { ServiceError } from '@network-site/protocol/service-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { describeError, type DescribedError } from './describe-error.ts'

/**
 * Turns an error into an HTTP answer. Only a ServiceError's message leaves the server. JSON-RPC and the form service have
 * formats of their own, and handlers beside their routes.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ServiceError) {
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds))
    if (error.status >= 500) request.log.warn({ code: error.code, ...causeOf(error) }, error.message)
    return reply.code(error.status).send({ error: error.message, code: error.code })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) {
    return reply
      .code(status)
      .send({ error: requestFaults[status] ?? 'The request could not be read.', code: 'BAD_REQUEST' })
  }
  request.log.error({ err: error }, 'a request failed')
  return reply.code(500).send({ error: 'Something went wrong on our side. Try again shortly.', code: 'INTERNAL' })
}

function causeOf({ cause }: ServiceError): { cause?: DescribedError | string } {
  return cause === undefined ? {} : { cause: describeError(cause) }
}

const requestFaults: Record<number, string> = {
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
}
