import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createTestContext } from '../../../test/test-context.ts'
import { metricsPlugin } from './plugin.ts'

const token = 'a token of some length'

async function request(setToken: string | undefined, authorization?: string) {
  const app = Fastify()
  void app.register(metricsPlugin, createTestContext({ variables: setToken ? { METRICS_TOKEN: setToken } : {} }))
  return app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })
}

it.each([undefined, 'Bearer undefined'])('answers 404 to %s if no token is set', async (authorization) => {
  expect((await request(undefined, authorization)).statusCode).toBe(404)
})

it('serves metrics to clients that send the token', async () => {
  const answer = await request(token, `Bearer ${token}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.headers['cache-control']).toBe('no-store')
})

it.each([undefined, 'Bearer ', `Bearer ${token} `, `Bearer ${token.slice(1)}`, `Basic ${token}`, token])(
  'answers 404 to %s',
  async (authorization) => {
    expect((await request(token, authorization)).statusCode).toBe(404)
  },
)
