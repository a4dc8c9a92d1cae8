import { type FailureCode, failures, ServiceError } from '@network-site/protocol/failures'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { language } from '@network-site/site/language'
import { failures as siteSentences } from '@network-site/site/failure-messages'
import { fillPlaceholders } from '@network-site/protocol/text'
import { describeError } from '../lib/describe-error.ts'
import type { ErrorBody } from './route-schema.ts'
import { type Words, wordsFor } from './localized-words.ts'
import { defensiveHeaders, type SecureHeadersOptions } from './secure-headers.ts'

/** Answers an error with its code and the site's message for it. JSON-RPC and the contact form have their own handlers. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const sentenceIn = sentencesFor(request)
  // Keeps responses in another language apart in caches.
  void reply.header('vary', 'accept-language')
  if (error instanceof ServiceError) {
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds))
    if (error.status >= 500) {
      const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
      request.log.warn({ code: error.code, ...cause }, sentenceOf(error))
    }
    return reply.code(error.status).send({ error: sentenceIn(error), code: error.code } satisfies ErrorBody)
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) {
    const code = frameworkCodes[status] ?? 'BAD_REQUEST'
    return reply.code(status).send({ error: sentenceIn({ code }), code } satisfies ErrorBody)
  }
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ error: sentenceIn({ code: 'INTERNAL' }), code: 'INTERNAL' } satisfies ErrorBody)
}

/** Codes for the statuses with which Fastify rejects requests. */
const frameworkCodes: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }

const connectionCodes: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers malformed connections, which reach neither routes nor hooks, in the same error format. */
export function answerClientError(options: SecureHeadersOptions) {
  const headers = Object.entries(defensiveHeaders(options)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const code = connectionCodes[error.code ?? ''] ?? 'BAD_REQUEST'
    const { status } = failures[code]
    const body = JSON.stringify({ error: sentenceOf({ code }), code } satisfies ErrorBody)
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n`
    socket.end(
      `${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n${headers.join('')}\r\n${body}`,
      () => socket.destroy(),
    )
  }
}

/** A message for every code. `{wait}` stands for the time until a retry can succeed. */
export type FailureSentences = Record<FailureCode, string>

/** Formats a failure as a message for people. */
export type SentenceOf = (failure: {
  code: FailureCode
  values?: Record<string, string>
  retryAfterSeconds?: number | undefined
}) => string

/** Creates a formatter from messages and the locale for durations. */
export function failureSentences(sentences: FailureSentences, locale: string): SentenceOf {
  const inUnit = (unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const [inSeconds, inMinutes] = [inUnit('second'), inUnit('minute')]
  const wait = (seconds: number) =>
    seconds < 90 ? inSeconds.format(seconds) : inMinutes.format(Math.ceil(seconds / 60))
  return ({ code, values = {}, retryAfterSeconds = 1 }) =>
    fillPlaceholders(sentences[code], { wait: wait(retryAfterSeconds), ...values })
}

/** Formats a failure with this site's messages in English, for logs and programs. */
export const sentenceOf = failureSentences(siteSentences, language.locale)

/** Returns a formatter of failures in the language that a request asks for. */
export function sentencesFor(request: Pick<FastifyRequest, 'headers'>): SentenceOf {
  const words = wordsFor(request)
  const known = formatters.get(words)
  if (known) return known
  const created = failureSentences(words.failures, words.language.locale)
  formatters.set(words, created)
  return created
}

const formatters = new Map<Words, SentenceOf>()
