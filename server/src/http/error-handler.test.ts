import { type FailureCode, failures as known, ServiceError } from '@network-site/protocol/failures'
import { failures } from '@network-site/site/failure-messages'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { describe, expect, it, test } from 'vitest'
import { documentedSchema } from '../../test/fuzz/check-answer.ts'
import { apiRoutes } from '../features.ts'
import { openApiDocument } from '../features/api-reference/openapi-document.ts'
import { answerError, failureSentences, type FailureSentences, sentenceOf } from './error-handler.ts'
import { createLog } from '../services/log.ts'
import { wordsIn } from './localized-words.ts'

function startApp(failure = new Error('the handler was reached')) {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'info', isProduction: true }, { write: (line) => lines.push(line) })
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: 1000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  app.post('/', () => {
    throw failure
  })
  return { app, lines }
}

const documentedError = documentedSchema(
  { $ref: '#/components/schemas/Error' },
  openApiDocument(apiRoutes, { title: 'An API' }),
)

describe('answerError', () => {
  it.each(Object.keys(known) as FailureCode[])(
    'sends %s in the documented format, with a documented code',
    async (code) => {
      const { app } = startApp(new ServiceError(code))
      const answer = await app.inject({ method: 'POST', url: '/' })
      expect(answer.statusCode).toBe(known[code].status)
      expect(documentedError.parse(answer.json())).toMatchObject({ code })
    },
  )

  it('answers a ServiceError with the site’s message and Retry-After', async () => {
    const { app } = startApp(new ServiceError('OVERLOADED', { retryAfterSeconds: 7 }))
    const answer = await app.inject({ method: 'POST', url: '/' })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '7',
      { error: failures.OVERLOADED, code: 'OVERLOADED' },
    ])
  })

  it('logs the message of any other error but does not send it', async () => {
    const { app, lines } = startApp(new Error('password is hunter2'))
    const answer = await app.inject({ method: 'POST', url: '/' })
    expect(answer.statusCode).toBe(500)
    expect(documentedError.parse(answer.json())).toEqual({ error: failures.INTERNAL, code: 'INTERNAL' })
    expect(lines.join('')).toContain('hunter2')
  })

  it.each([
    ['logs the cause of a server failure', 'CHAIN_SILENT', true],
    ['does not log the cause of a client failure', 'BAD_REQUEST', false],
  ] as const)('%s', async (_case, code, isLogged) => {
    const { app, lines } = startApp(new ServiceError(code, { cause: 'the reason' }))
    await app.inject({ method: 'POST', url: '/' })
    expect(lines.join('').includes('the reason')).toBe(isLogged)
  })

  it.each([
    ['broken JSON', 'application/json', '{', 'BAD_REQUEST'],
    ['an oversized body', 'application/json', `"${'x'.repeat(2000)}"`, 'TOO_LARGE'],
    ['an unsupported content type', 'application/xml', '<a/>', 'UNSUPPORTED_CONTENT'],
  ] as const)('answers %s with the matching code and status', async (_case, type, payload, code) => {
    const { app } = startApp()
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(known[code].status)
    expect(documentedError.parse(answer.json())).toEqual({ error: failures[code], code })
  })

  it('answers in the language of the request and keeps responses in other languages apart in caches', async () => {
    const { app, lines } = startApp(new ServiceError('OVERLOADED', { retryAfterSeconds: 7 }))
    const inLanguage = (language?: string) =>
      app.inject({ method: 'POST', url: '/', headers: language ? { 'accept-language': language } : {} })
    const answers = await Promise.all([inLanguage('de-AT,en;q=0.5'), inLanguage('nl'), inLanguage()])
    expect(wordsIn('de').failures.OVERLOADED).not.toBe(failures.OVERLOADED)
    expect(answers.map((answer) => answer.json())).toEqual([
      { error: wordsIn('de').failures.OVERLOADED, code: 'OVERLOADED' },
      { error: failures.OVERLOADED, code: 'OVERLOADED' },
      { error: failures.OVERLOADED, code: 'OVERLOADED' },
    ])
    for (const { headers } of answers) expect(headers['vary']).toBe('accept-language')
    expect(lines.join('')).not.toContain(wordsIn('de').failures.OVERLOADED)
  })

  it('formats a wait in the language of the request', async () => {
    const { app } = startApp(new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 }))
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'accept-language': 'de' } })
    const sentence = wordsIn('de').failures.TOO_MANY_REQUESTS
    expect(answer.json()).toMatchObject({ error: sentence.replace('{wait}', '7 Sekunden') })
  })

  it('answers a malformed URL in the same format', async () => {
    const answer = await startApp().app.inject('/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(documentedError.parse(answer.json())).toEqual({ error: failures.BAD_REQUEST, code: 'BAD_REQUEST' })
  })
})

const codes = Object.keys(known).map((code) => [code, `${code} says nothing.`])
const sentences: FailureSentences = {
  ...(Object.fromEntries(codes) as FailureSentences),
  TOO_MANY_REQUESTS: 'Come back in {wait}.',
  MALFORMED: 'Not right: {details}.',
}

test.each([
  ['en', 1, 'Come back in 1 second.'],
  ['en', 89, 'Come back in 89 seconds.'],
  ['en', 91, 'Come back in 2 minutes.'],
  ['de', 7, 'Come back in 7 Sekunden.'],
  ['pt-BR', 3600, 'Come back in 60 minutos.'],
])('formats a wait in %s of %i seconds as: %s', (language, retryAfterSeconds, sentence) => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  expect(failureSentences(sentences, language)(error)).toBe(sentence)
})

test('fills placeholders with the values of the failure', () => {
  const error = new ServiceError('MALFORMED', { values: { details: 'email is missing' } })
  expect(failureSentences(sentences, 'en')(error)).toBe('Not right: email is missing.')
})

test('the site has exactly one message for every failure code', () => {
  expect(Object.keys(failures).toSorted()).toEqual(Object.keys(known).toSorted())
})

test('formats a wait in the site’s language', () => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
  expect(sentenceOf(error)).toBe(failures.TOO_MANY_REQUESTS.replace('{wait}', '7 seconds'))
})
