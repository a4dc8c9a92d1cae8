import Fastify from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../test/test-context.ts'
import type { HealthCheck } from '../../services/health.ts'
import { healthPlugin } from './plugin.ts'

function createApp(parts: HealthCheck[], nowMilliseconds = () => 0, registry = new Registry(), log = silent) {
  const app = Fastify()
  const context = createTestContext({ clock: { nowMilliseconds }, registry, log })
  for (const part of parts) context.health.add(part)
  void app.register(healthPlugin, context)
  return app
}

const silent = pino({ level: 'silent' })
const succeed = async () => undefined
const reason = 'connect ECONNREFUSED db.internal:5432 as user site'
const broken = async () => {
  throw new Error(`${reason}\n    at somewhere secret`)
}

describe('GET /healthz', () => {
  it('answers 200 if every part is ready', async () => {
    const app = createApp([
      { name: 'database', ping: succeed },
      { name: 'chain', ping: succeed },
    ])
    const answer = await app.inject('/healthz')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ ready: true, parts: { database: 'ready', chain: 'ready' } })
  })

  it('answers 503 with the state of each part, without reasons', async () => {
    const app = createApp([
      { name: 'database', ping: broken },
      { name: 'chain', ping: succeed },
    ])
    const answer = await app.inject('/healthz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      ready: false,
      parts: { database: 'not ready', chain: 'ready' },
    })
  })

  it('logs the reason once per change of state', async () => {
    const lines: object[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as object) })
    let now = 0
    let ping = succeed
    const app = createApp([{ name: 'database', ping: () => ping(), isNeededToServe: true }], () => now, undefined, log)
    const poll = async () => {
      for (const path of ['/healthz', '/readyz', '/healthz']) {
        now += 1000
        await app.inject(path)
      }
    }
    await poll()
    expect(lines).toEqual([])
    ping = broken
    await poll()
    expect(lines).toEqual([expect.objectContaining({ part: 'database', reason, msg: 'a part is not ready' })])
    ping = succeed
    await poll()
    expect(lines.slice(1)).toEqual([expect.objectContaining({ part: 'database', msg: 'a part is ready again' })])
  })

  it('times out a part that hangs', { timeout: 10_000 }, async () => {
    const startedAt = performance.now()
    const answer = await createApp([{ name: 'chain', ping: () => new Promise(() => undefined) }]).inject('/healthz')
    expect(performance.now() - startedAt).toBeLessThan(6000)
    expect(answer.json()).toEqual({ ready: false, parts: { chain: 'not ready' } })
  })

  it('checks the parts at most once a second', async () => {
    let now = 5000
    let pings = 0
    const ping = async () => void pings++
    const app = createApp([{ name: 'chain', ping }], () => now)
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
  it('answers 200 while only the chain and the relayer are down', async () => {
    const app = createApp([
      { name: 'site', ping: succeed, isNeededToServe: true },
      { name: 'chain', ping: broken },
      { name: 'relayer', ping: broken },
    ])
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, parts: { site: 'ready' } }])
    expect((await app.inject('/healthz')).statusCode).toBe(503)
  })

  it('answers 503 if the process cannot serve requests', async () => {
    const answer = await createApp([{ name: 'site', ping: broken, isNeededToServe: true }]).inject('/readyz')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  })
})

describe('GET /livez', () => {
  it('answers 200 even if every part is broken', async () => {
    const answer = await createApp([{ name: 'site', ping: broken, isNeededToServe: true }]).inject('/livez')
    expect([answer.statusCode, answer.json()]).toEqual([200, { alive: true }])
  })
})

it('exports the state of each part to Prometheus', async () => {
  const registry = new Registry()
  let isBroken = true
  let now = 0
  const parts = [
    { name: 'database', ping: succeed },
    { name: 'chain', ping: () => (isBroken ? broken() : succeed()) },
  ]
  await createApp(parts, () => now, registry).ready()
  expect(await registry.metrics()).toContain('health_part_ready{part="database"} 1')
  expect(await registry.metrics()).toContain('health_part_ready{part="chain"} 0')
  isBroken = false
  now += 1000
  expect(await registry.metrics()).toContain('health_part_ready{part="chain"} 1')
})
