import { type FailureCode, failures as known, ServiceError } from '@network-site/protocol/failures'
import { failures, failures as siteSentences } from '@network-site/site/failure-messages'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { describe, expect, it, test } from 'vitest'
import { answerError, failureSentences, type FailureSentences, sentenceOf } from './error-handler.ts'
import { createLog } from '../services/log.ts'

function startApp(fail: () => never) {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'info', isProduction: true }, { write: (line) => lines.push(line) })
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: 1000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  app.post('/', fail)
  return { app, lines }
}

describe('answerError', () => {
  it('answers a ServiceError in the site’s words, with when to come back', async () => {
    const { app } = startApp(() => {
      throw new ServiceError('OVERLOADED', { retryAfterSeconds: 7 })
    })
    const answer = await app.inject({ method: 'POST', url: '/' })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '7',
      { error: failures.OVERLOADED, code: 'OVERLOADED' },
    ])
  })

  it('keeps every other error’s words to itself and to the log', async () => {
    const { app, lines } = startApp(() => {
      throw new Error('password is hunter2')
    })
    const answer = await app.inject({ method: 'POST', url: '/' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ error: failures.INTERNAL, code: 'INTERNAL' })
    expect(lines.join('')).toContain('hunter2')
  })

  it('logs a failure of ours, not one of the visitor', async () => {
    const code: { now: FailureCode } = { now: 'CHAIN_SILENT' }
    const { app, lines } = startApp(() => {
      throw new ServiceError(code.now, { cause: 'the reason' })
    })
    await app.inject({ method: 'POST', url: '/' })
    expect(lines.join('')).toContain('the reason')
    lines.length = 0
    code.now = 'BAD_REQUEST'
    await app.inject({ method: 'POST', url: '/' })
    expect(lines.join('')).not.toContain('the reason')
  })

  it.each([
    ['broken JSON', 'application/json', '{', 'BAD_REQUEST'],
    ['too much', 'application/json', `"${'x'.repeat(2000)}"`, 'TOO_LARGE'],
    ['another kind', 'application/xml', '<a/>', 'UNSUPPORTED_CONTENT'],
  ] as const)('answers %s with the code and the status of the request’s fault', async (_case, type, payload, code) => {
    const { app } = startApp(() => {
      throw new Error('was reached')
    })
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(known[code].status)
    expect(answer.json()).toEqual({ error: failures[code], code })
  })

  it('answers an address that is not a valid URL in the same format', async () => {
    const { app } = startApp(() => {
      throw new Error('was reached')
    })
    const answer = await app.inject('/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: failures.BAD_REQUEST, code: 'BAD_REQUEST' })
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
])('in %s a wait of %i seconds is written as: %s', (language, retryAfterSeconds, sentence) => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  expect(failureSentences(sentences, language)(error)).toBe(sentence)
})

test('fills the blanks with what the failure carries', () => {
  const error = new ServiceError('MALFORMED', { values: { details: 'email is missing' } })
  expect(failureSentences(sentences, 'en')(error)).toBe('Not right: email is missing.')
})

test('the site has a sentence for every failure, and no sentence too many', () => {
  expect(Object.keys(siteSentences).toSorted()).toEqual(Object.keys(known).toSorted())
})

test('a wait is written in the language of the site', () => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
  expect(sentenceOf(error)).toBe(siteSentences.TOO_MANY_REQUESTS.replace('{wait}', '7 seconds'))
})
