import type { FormError, FormFailure, FormSuccess } from '@network-site/protocol/contact-form'
import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { SentenceOf } from '../../http/failure-sentences.ts'
import type { PageStyle } from '../../http/plain-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { RateLimits } from '../../services/rate-limits.ts'
import { withDescriptions } from '../../http/route-schema.ts'
import { contactSchemas } from './contact-schemas.ts'
import { formPagePolicy, refusalPage, thanksPage } from './form-pages.ts'
import type { FormWords } from './form-words.ts'
import { parseBody } from './parse-body.ts'
import { readSubmission } from './read-submission.ts'
import type { SubmissionStore } from './submission-store.ts'

export type ContactOptions = {
  /** The one form this server takes. */
  formId: string
  publicUrl: string
  /** Where the page of thanks leads back to. */
  homePath: string
  words: FormWords
  /** How the pages look that people see who sent the form without our page's script. */
  style: PageStyle
  /** What a person reads of a failure. */
  sentenceOf: SentenceOf
  /** The domain in the Message-ID of every email. */
  mailDomain: string
  store: Pick<SubmissionStore, 'keep'>
  /** Called after each submission was committed. */
  onStored: () => void
  rateLimits: RateLimits
  requestsPerHour: number
  /** How many messages are taken in a day, from all networks together. */
  messagesPerDay: number
  /** How many are kept at once. */
  messagesKept: number
  nowMilliseconds: () => number
}

const largestBodyBytes = 192 * 1024
const dayMilliseconds = 86_400_000
/** Headers that the hosted service's own client sends and that a browser must preflight. */
const clientHeaders = 'accept, content-type, formspree-client, formspree-session-data'

/** `POST /f/{formId}`: the hosted form service's protocol, so that its own client works against this server. */
export function contactRoutes(app: FastifyInstance, options: ContactOptions): void {
  const { formId, publicUrl, mailDomain, words, sentenceOf, store, onStored, nowMilliseconds } = options
  const limit = options.rateLimits({ name: 'contact', requests: options.requestsPerHour, perSeconds: 3600 })
  const thanksPath = `/f/${formId}/thanks`

  const { send, preflight } = contactSchemas

  withDescriptions(app).removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'retry-after')
      .header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply) => {
    const failure = error instanceof ServiceError ? error : new ServiceError(codeOf(error))
    const { status, code, retryAfterSeconds } = failure
    if (status >= 500) request.log.error({ err: error }, 'a submission could not be taken')
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
    return refuse(status, [{ message: sentenceOf(failure), code }], { request, reply })
  })

  app.options(preflight.url, { schema: preflight }, (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', clientHeaders)
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )

  app.post<{ Params: { formId: string } }>(send.url, { schema: send }, async (request, reply) => {
    await limit.take(request.ip)
    if (request.params.formId !== formId) throw new ServiceError('FORM_NOT_FOUND')
    const contentType = request.headers['content-type'] ?? ''
    const parsed = await parseBody(contentType, request.body instanceof Uint8Array ? request.body : new Uint8Array())
    if ('failure' in parsed) throw new ServiceError(parsed.failure)
    const read = readSubmission(parsed.fields, words.faults)
    if (read.kind === 'refused') return refuse(400, read.errors, { request, reply })
    // A filled honeypot is answered like a success: a program would learn from a refusal.
    if (read.kind === 'trapped') return accept(thanksPath, { request, reply })

    const messageId = `<${randomUUID()}@${mailDomain}>`
    const received = { ...read.submission, formId, messageId, receivedAt: new Date(nowMilliseconds()) }
    const outcome = await store.keep(received, { perDay: options.messagesPerDay, inAll: options.messagesKept })
    if (outcome === 'perDay')
      throw new ServiceError('DAY_FULL', { retryAfterSeconds: secondsUntilMidnight(nowMilliseconds()) })
    if (outcome === 'inAll') throw new ServiceError('FULL')
    onStored()
    return accept(ownPage(read.next, request.headers.host) ?? thanksPath, { request, reply })
  })

  app.get(thanksPath, { schema: { hide: true } }, (_request, reply) =>
    sendPage(reply, thanksPage(options.homePath, options)),
  )

  /** The path of the page asked for, if it is one of ours: at `PUBLIC_URL`, or at the address that was posted to. */
  function ownPage(next: string | undefined, host: string | undefined): string | undefined {
    const url = next ? URL.parse(next, publicUrl) : null
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    if (url.origin !== new URL(publicUrl).origin && url.host !== host) return undefined
    // Two slashes in front would name another host.
    return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
  }

  /** A path for browsers, so that they stay at the origin they came from; the whole address for programs. */
  function accept(path: string, { request, reply }: Exchange) {
    if (wantsPage(request)) return reply.redirect(path, 303)
    return reply.send({ ok: true, next: publicUrl + path } satisfies FormSuccess)
  }

  function refuse(status: number, errors: FormError[], { request, reply }: Exchange) {
    void reply.code(status)
    if (wantsPage(request)) return sendPage(reply, refusalPage(errors, options))
    const sentences = errors.map(({ field, message }) => (field ? `${field} ${message}` : message))
    const error = sentences.join('; ')
    return reply.send({ error, code: errors[0]?.code ?? 'REFUSED', errors } satisfies FormFailure)
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** A browser that posted a form by itself, with no script to read JSON. */
function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? ''
  return accepted.includes('text/html') && !accepted.includes('application/json')
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.header('content-security-policy', formPagePolicy).type('text/html; charset=utf-8').send(html)
}

/** Days begin at midnight UTC. */
function secondsUntilMidnight(nowMilliseconds: number): number {
  return Math.ceil((dayMilliseconds - (nowMilliseconds % dayMilliseconds)) / 1000)
}

/** What the framework refuses by itself, and what failed here. */
function codeOf(error: unknown): FailureCode {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return 'TOO_LARGE'
  return status < 500 ? 'UNREADABLE' : 'UNAVAILABLE'
}
