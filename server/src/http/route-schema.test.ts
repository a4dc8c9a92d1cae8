import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerError } from './error-handler.ts'
import { failures, json, withZod, writeUnchecked } from './route-schema.ts'

const schema = {
  body: z.object({ name: z.string().transform((name) => name.trim()) }),
  response: { 200: json('A greeting.', z.object({ greeting: z.string() })), ...failures({ 400: ['MALFORMED'] }) },
}

function createApp(answer: unknown, options = {}) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  withZod(app).post('/greet', { schema, ...options }, async (request, reply) => {
    const { name } = request.body
    return reply.send((answer ?? { greeting: `Hello ${name}` }) as { greeting: string })
  })
  return app
}

describe('withZod', () => {
  it('hands the handler what the schema made of the request', async () => {
    const answer = await createApp(undefined).inject({ method: 'POST', url: '/greet', payload: { name: ' Ada ' } })
    expect(answer.json()).toEqual({ greeting: 'Hello Ada' })
  })

  it('answers a wrong request in the one error format, naming each field', async () => {
    const answer = await createApp(undefined).inject({ method: 'POST', url: '/greet', payload: { name: 1 } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: expect.stringContaining('name: Invalid input: expected string, received number.'),
      code: 'MALFORMED',
    })
  })

  it('says that a body is missing', async () => {
    const answer = await createApp(undefined).inject({ method: 'POST', url: '/greet' })
    expect(answer.json()).toMatchObject({ error: expect.stringContaining('received undefined'), code: 'MALFORMED' })
  })

  it('keeps back what an answer’s schema does not name', async () => {
    const app = createApp({ greeting: 'Hello', secret: 'x' })
    const answer = await app.inject({ method: 'POST', url: '/greet', payload: { name: 'Ada' } })
    expect(answer.json()).toEqual({ greeting: 'Hello' })
  })

  it('answers 500 where an answer does not fit its schema, and says nothing of it', async () => {
    const answer = await createApp({ hello: 1 }).inject({ method: 'POST', url: '/greet', payload: { name: 'Ada' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'INTERNAL' })
  })

  it('writes the answers of a route unchecked that asks for that', async () => {
    const app = createApp({ greeting: 'Hello', more: 1 }, { serializerCompiler: writeUnchecked })
    const answer = await app.inject({ method: 'POST', url: '/greet', payload: { name: 'Ada' } })
    expect(answer.json()).toEqual({ greeting: 'Hello', more: 1 })
  })
})
