import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createTestContext } from '../../../test/test-context.ts'
import { metricsPlugin } from './plugin.ts'

const token = 'a token of some length'

async function ask(setToken: string | undefined, authorization?: string) {
  const app = Fastify()
  void app.register(metricsPlugin, createTestContext({ variables: setToken ? { METRICS_TOKEN: setToken } : {} }))
  return app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })
}

it('is closed to everybody, this machine included, where no token is set', async () => {
  expect((await ask(undefined)).statusCode).toBe(404)
  expect((await ask(undefined, 'Bearer undefined')).statusCode).toBe(404)
})

it('is open to whoever brings the token', async () => {
  const answer = await ask(token, `Bearer ${token}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.headers['cache-control']).toBe('no-store')
})

it.each([undefined, 'Bearer ', `Bearer ${token} `, `Bearer ${token.slice(1)}`, `Basic ${token}`, token])(
  'is closed to %s',
  async (authorization) => {
    expect((await ask(token, authorization)).statusCode).toBe(404)
  },
)
