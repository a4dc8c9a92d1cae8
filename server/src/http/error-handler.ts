import { type FailureCode, failures, ServiceError } from '@network-site/protocol/failures'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { brand } from '@network-site/site/brand'
import { failures as siteSentences } from '@network-site/site/failure-messages'
import { fillPlaceholders } from '@network-site/protocol/text'
import { type DescribedError, describeError } from '../lib/describe-error.ts'
import { defensiveHeaders, type SecureHeadersOptions } from './secure-headers.ts'

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

const codes: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers what is no HTTP request, and so reaches neither a route nor a hook, in the format of every other error. */
export function answerClientError(options: SecureHeadersOptions) {
  const headers = Object.entries(defensiveHeaders(options)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const code = codes[error.code ?? ''] ?? 'BAD_REQUEST'
    const { status } = failures[code]
    const body = JSON.stringify({ error: sentenceOf({ code }), code })
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n`
    socket.end(
      `${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n${headers.join('')}\r\n${body}`,
      () => socket.destroy(),
    )
  }
}

/** A sentence for every code. `{wait}` stands for the time after which trying again can help. */
export type FailureSentences = Record<FailureCode, string>

/** What a person reads of a failure. */
export type SentenceOf = (failure: {
  code: FailureCode
  values?: Record<string, string>
  retryAfterSeconds?: number | undefined
}) => string

/** Writes failures in the operator's sentences, and times as the locale writes them. */
export function failureSentences(sentences: FailureSentences, locale: string): SentenceOf {
  const inUnit = (unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const [inSeconds, inMinutes] = [inUnit('second'), inUnit('minute')]
  const wait = (seconds: number) =>
    seconds < 90 ? inSeconds.format(seconds) : inMinutes.format(Math.ceil(seconds / 60))
  return ({ code, values = {}, retryAfterSeconds = 1 }) =>
    fillPlaceholders(sentences[code], { wait: wait(retryAfterSeconds), ...values })
}

/** What a person reads of a failure, in this site's words. A code without a sentence does not compile. */
export const sentenceOf = failureSentences(siteSentences, brand.locale)
