import type { FormError, FormFailure, FormSuccess } from '@network-site/protocol/contact-form'
import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { escapeHtml } from '@network-site/protocol/text'
import { sentencesFor } from '../../http/error-handler.ts'
import { withDescriptions } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { contactSchemas } from './schemas.ts'
import { parseBody, readSubmission } from './submission-form.ts'
import { submissionStore } from './submission-store.ts'
import { deliverSubmissions, pruneSubmissions, type WorkerTimes } from './worker.ts'
import { plainPage, siteStyle } from '../../http/plain-page.ts'
import { type Words, wordsFor } from '../../http/localized-words.ts'

const maxBodyBytes = 192 * 1024
const maxProofLength = 4096
/** The part of a day's messages after which the form requires a proof of work. */
const freeShare = 0.5
/** The part of a day's messages that one client network can send. Wider networks can send a multiple, as everywhere. */
const networkShare = 0.05
/** So that a low daily limit still lets a person write again. */
const leastPerNetwork = 3
const dayMilliseconds = 86_400_000
/** The request headers of the hosted service's client, for preflight responses. */
const clientHeaders = 'accept, content-type, formspree-client, formspree-session-data'

/** Emails that are pending for longer count as stuck. */
const stuckMailMilliseconds = 600_000

/**
 * Serves the contact form at `POST /f/{formId}` in the protocol of the hosted form service, so that its client works here.
 * Also emails the team and deletes old messages.
 */
export async function contactPlugin(
  app: FastifyInstance,
  context: Context & { workerTimes?: WorkerTimes },
): Promise<void> {
  const { env, log, clock, database, mailer, workerTimes } = context
  const { nowMilliseconds } = clock
  const { FORM_ID: formId, PUBLIC_URL: publicUrl } = env
  const mailDomain = context.external.mail.from.split('@')[1] ?? ''
  const limit = context.rateLimits({ name: 'contact', requests: env.FORM_REQUESTS_PER_HOUR, perSeconds: 3600 })
  const perDay = env.FORM_MESSAGES_PER_DAY
  const perNetwork = Math.max(leastPerNetwork, Math.floor(perDay * networkShare))
  const messageLimit = context.rateLimits({ name: 'contact messages', requests: perNetwork, perSeconds: 86_400 })
  // Only limits bursts; nothing is stored for a challenge.
  const challengeLimit = context.rateLimits({
    name: 'contact challenges',
    requests: 30,
    perSeconds: 60,
    scope: 'process',
  })
  const proofOfWork = context.proofOfWork({ purpose: 'contact', cost: env.FORM_PROOF_OF_WORK })
  const free = proofOfWork ? perDay * freeShare : perDay
  const thanksPath = `/f/${formId}/thanks`
  const store = submissionStore(database.sql)
  const work = { store, nowMilliseconds, log, ...workerTimes }
  const delivery = mailer && deliverSubmissions({ ...work, mailer, emailsPerDay: env.FORM_EMAILS_PER_DAY })
  const pruning = pruneSubmissions({ ...work, keepDays: env.FORM_KEEP_DAYS, isMailed: mailer !== undefined })
  app.addHook('onReady', async () => {
    delivery?.start()
    pruning.start()
  })
  app.addHook('onClose', pruning.stop)
  app.addHook('onClose', async () => delivery?.stop())
  if (mailer)
    context.status.add('mail', async () => {
      const { count, since } = await store.waiting()
      return { waiting: count, isStuck: since !== null && nowMilliseconds() - since.getTime() > stuckMailMilliseconds }
    })

  const { send, preflight, challenge } = contactSchemas

  withDescriptions(app).removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
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
    if (status >= 500) request.log.error({ err: error }, 'failed to store a submission')
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
    return refuse(status, [{ message: sentencesFor(request)(failure), code }], { request, reply })
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
    const read = readSubmission(parsed.fields, wordsFor(request).formAnswers.faults)
    if (read.kind === 'refused') return refuse(400, read.errors, { request, reply })
    // Answer a filled honeypot like a success, so that bots do not learn to avoid it.
    if (read.kind === 'trapped') return accept(thanksPath, { request, reply })

    const receivedAt = new Date(nowMilliseconds())
    const nonce = await takeProof(read.proof ?? '', receivedAt)
    const hasProof = nonce !== undefined
    await messageLimit.take(request.ip)
    // The nonce in the unique Message-ID makes each proof valid for one message.
    const messageId = `<${nonce ?? randomUUID()}@${mailDomain}>`
    const received = { ...read.submission, formId, messageId, receivedAt }
    const outcome = await store.keep(received, { perDay, inAll: env.FORM_MESSAGES_KEPT, free, hasProof })
    // Concurrent messages can use up the free ones after `takeProof` counted them.
    if (outcome === 'known' || outcome === 'free') throw new ServiceError('FORM_PROOF_REQUIRED')
    if (outcome === 'perDay')
      throw new ServiceError('DAY_FULL', { retryAfterSeconds: secondsUntilMidnight(nowMilliseconds()) })
    if (outcome === 'inAll') throw new ServiceError('FULL')
    delivery?.wake()
    return accept(ownPage(read.next, request.headers.host) ?? thanksPath, { request, reply })
  })

  app.get<{ Params: { formId: string } }>(challenge.url, { schema: challenge }, async (request, reply) => {
    await challengeLimit.take(request.ip)
    if (request.params.formId !== formId) throw new ServiceError('FORM_NOT_FOUND')
    return proofOfWork ? reply.send(await proofOfWork.challenge(formId)) : reply.code(204).send()
  })

  app.get(thanksPath, { schema: { hide: true } }, (request, reply) => sendPage(reply, thanksPage(wordsFor(request))))

  /** Resolves to the nonce of the proof, or to undefined while none is required. Throws if it is missing or invalid. */
  async function takeProof(proof: string, now: Date): Promise<string | undefined> {
    if (!proofOfWork || (await store.countReceived(now)) < free) return undefined
    const nonce = proof.length <= maxProofLength ? await proofOfWork.readNonce(proof, formId) : undefined
    if (nonce === undefined) throw new ServiceError('FORM_PROOF_REQUIRED')
    return nonce
  }

  /** Returns the path of the requested page if it is on `PUBLIC_URL` or on the host that received the form. */
  function ownPage(next: string | undefined, host: string | undefined): string | undefined {
    const url = next ? URL.parse(next, publicUrl) : null
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    if (url.origin !== new URL(publicUrl).origin && url.host !== host) return undefined
    // Two leading slashes would point to another host.
    return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
  }

  /** Redirects browsers to a path, so that they stay on their origin; gives programs the full URL. */
  function accept(path: string, { request, reply }: Exchange) {
    if (wantsPage(request)) return reply.redirect(path, 303)
    return reply.send({ ok: true, next: publicUrl + path } satisfies FormSuccess)
  }

  function refuse(status: number, errors: FormError[], { request, reply }: Exchange) {
    void reply.code(status)
    if (wantsPage(request)) return sendPage(reply, refusalPage(errors, wordsFor(request)))
    const error = errors.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ')
    return reply.send({ error, code: errors[0]?.code ?? 'REFUSED', errors } satisfies FormFailure)
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Returns true for a browser that submitted the form without a script. */
function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? ''
  return accepted.includes('text/html') && !accepted.includes('application/json')
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', formPagePolicy)
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(html)
}

function secondsUntilMidnight(nowMilliseconds: number): number {
  return Math.ceil((dayMilliseconds - (nowMilliseconds % dayMilliseconds)) / 1000)
}

/** Maps errors of Fastify and of this server to a failure code. */
function codeOf(error: unknown): FailureCode {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return 'TOO_LARGE'
  return status < 500 ? 'UNREADABLE' : 'UNAVAILABLE'
}

/** The Content-Security-Policy of these pages, which have only text and inline styles. */
const formPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

function thanksPage({ paths, formAnswers, contact, language }: Words): string {
  const body = `<p><a href="${escapeHtml(paths.home)}">${escapeHtml(formAnswers.pages.back)}</a></p>`
  return plainPage({ title: contact.thanks, body, language, style: siteStyle })
}

/** Renders the errors of a plain HTML form. The browser's back button keeps the input. */
function refusalPage(errors: FormError[], { contact, formAnswers, language }: Words): string {
  const labels: Record<string, string> = { email: contact.emailLabel, message: contact.messageLabel }
  const items = errors
    .map(({ field, message }) => (field ? `${labels[field] ?? field} ${message}` : message))
    .map((text) => `<li>${escapeHtml(text)}</li>`)
  const { refused, advice } = formAnswers.pages
  const body = `<ul>${items.join('')}</ul><p>${escapeHtml(advice)}</p>`
  return plainPage({ title: refused, body, language, style: siteStyle })
}
