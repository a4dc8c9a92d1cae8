import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { healthRoutes, type HealthPart } from './health-routes.ts'

async function askHealth(parts: HealthPart[]) {
  const app = Fastify()
  healthRoutes(app, { parts })
  return app.inject('/healthz')
}

const well = async () => undefined
const broken = async () => {
  throw new Error('connection refused\n    at somewhere secret')
}

describe('GET /healthz', () => {
  it('answers 200 when every part answers', async () => {
    const answer = await askHealth([
      { name: 'database', ping: well },
      { name: 'chain', ping: well },
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ ready: true, parts: { database: 'ready', chain: 'ready' } })
  })

  it('answers 503 and names the part that fails, in one line', async () => {
    const answer = await askHealth([
      { name: 'database', ping: broken },
      { name: 'chain', ping: well },
    ])
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      ready: false,
      parts: { database: 'not ready: connection refused', chain: 'ready' },
    })
  })

  it('does not wait for a part that hangs', { timeout: 10_000 }, async () => {
    const startedAt = performance.now()
    const answer = await askHealth([{ name: 'chain', ping: () => new Promise(() => undefined) }])
    expect(performance.now() - startedAt).toBeLessThan(6000)
    expect(answer.json()).toEqual({ ready: false, parts: { chain: 'not ready: does not answer' } })
  })
})
