import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerError } from './error-handler.ts'
import { failures, json, withZod, writeUnchecked } from './route-schema.ts'

const schema = {
  body: z.object({ name: z.string().transform((name) => name.trim()) }),
  response: { 200: json('A greeting.', z.object({ greeting: z.string() })), ...failures({ 400: ['MALFORMED'] }) },
}

function greet(payload: object | undefined, answer?: unknown, options = {}) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  withZod(app).post('/greet', { schema, ...options }, async (request, reply) => {
    const { name } = request.body
    return reply.send((answer ?? { greeting: `Hello ${name}` }) as { greeting: string })
  })
  return app.inject({ method: 'POST', url: '/greet', ...(payload && { payload }) })
}

describe('withZod', () => {
  it('passes the parsed request to the handler', async () => {
    expect((await greet({ name: ' Ada ' })).json()).toEqual({ greeting: 'Hello Ada' })
  })

  it('answers an invalid request with an error that names each field', async () => {
    const answer = await greet({ name: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: expect.stringContaining('name: Invalid input: expected string, received number.'),
      code: 'MALFORMED',
    })
  })

  it('reports a missing body', async () => {
    const answer = await greet(undefined)
    expect(answer.json()).toMatchObject({ error: expect.stringContaining('received undefined'), code: 'MALFORMED' })
  })

  it('strips response fields that the schema does not name', async () => {
    const answer = await greet({ name: 'Ada' }, { greeting: 'Hello', secret: 'x' })
    expect(answer.json()).toEqual({ greeting: 'Hello' })
  })

  it('answers 500 without details if a response does not match its schema', async () => {
    const answer = await greet({ name: 'Ada' }, { hello: 1 })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'INTERNAL' })
  })

  it('skips response validation with writeUnchecked', async () => {
    const options = { serializerCompiler: writeUnchecked }
    const answer = await greet({ name: 'Ada' }, { greeting: 'Hello', more: 1 }, options)
    expect(answer.json()).toEqual({ greeting: 'Hello', more: 1 })
  })
})
