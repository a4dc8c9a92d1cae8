import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../test/test-context.ts'
import type { HealthCheck } from '../../services/health.ts'
import { healthPlugin } from './plugin.ts'

function anApp(parts: HealthCheck[], nowMilliseconds = () => 0, registry = new Registry()) {
  const app = Fastify()
  const context = createTestContext({ clock: { nowMilliseconds }, registry })
  for (const part of parts) context.health.add(part)
  void app.register(healthPlugin, context)
  return app
}

async function askHealth(parts: HealthCheck[]) {
  return anApp(parts).inject('/healthz')
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

  it('asks the parts once a second at most, however many ask it', async () => {
    let now = 5000
    let pings = 0
    const ping = async () => void pings++
    const app = anApp([{ name: 'chain', ping }], () => now)
    await Promise.all([1, 2, 3].map(() => app.inject('/healthz')))
    now += 999
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect(pings).toBe(1)
    now += 1
    await app.inject('/healthz')
    expect(pings).toBe(2)
  })
})

describe('GET /readyz', () => {
  it('is 200 while the chain and the relayer are down, since pages, downloads and the form go on', async () => {
    const app = anApp([
      { name: 'site', ping: well, isNeededToServe: true },
      { name: 'chain', ping: broken },
      { name: 'relayer', ping: broken },
    ])
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, parts: { site: 'ready' } }])
    expect((await app.inject('/healthz')).statusCode).toBe(503)
  })

  it('is 503 where this process can serve nobody', async () => {
    const app = anApp([{ name: 'site', ping: broken, isNeededToServe: true }])
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  })
})

describe('GET /livez', () => {
  it('is 200 as long as the process answers, whatever else is broken', async () => {
    const answer = await anApp([{ name: 'site', ping: broken, isNeededToServe: true }]).inject('/livez')
    expect([answer.statusCode, answer.json()]).toEqual([200, { alive: true }])
  })
})

it('tells Prometheus of each part what it tells people', async () => {
  const registry = new Registry()
  let isBroken = true
  let now = 0
  const parts = [
    { name: 'database', ping: well },
    { name: 'chain', ping: () => (isBroken ? broken() : well()) },
  ]
  await anApp(parts, () => now, registry).ready()
  expect(await registry.metrics()).toContain('health_part_ready{part="database"} 1')
  expect(await registry.metrics()).toContain('health_part_ready{part="chain"} 0')
  isBroken = false
  now += 1000
  expect(await registry.metrics()).toContain('health_part_ready{part="chain"} 1')
})
