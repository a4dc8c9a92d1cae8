import { pageErrorPath } from '@network-site/protocol/redact'
import type { PageError } from '@network-site/protocol/page-error'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { beforeEach, expect, it } from 'vitest'
import { rateLimits } from '../../services/rate-limits.ts'
import { answerError } from '../../http/error-handler.ts'
import type { BuiltSite } from '../../services/built-site.ts'
import { createTestContext } from '../../../test/test-context.ts'
import { pageErrorsPlugin } from './plugin.ts'

const report: PageError = {
  kind: 'error',
  page: '/a-page',
  name: 'TypeError',
  message: 'Cannot read 0x52908400098527886E0F7030069857D2E4169EE7 of ada@example.com',
  stack: 'at draw (https://site.example/assets/pages-a.js:1:2)\nat https://site.example/?code=secret',
}

let registry: Registry
let lines: string[]
let now: number

beforeEach(() => {
  registry = new Registry()
  lines = []
  now = 1_000_000
})

function start() {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler(answerError)
  const files = new Map(['/', '/a-page'].map((path) => [path, { scriptHashes: [] }]))
  const context = createTestContext({
    site: { files } as unknown as BuiltSite,
    registry,
    rateLimits: (rule) => rateLimits()({ ...rule, requests: 5, perSeconds: 60 }),
    clock: { nowMilliseconds: () => now },
  })
  void app.register(pageErrorsPlugin, context)
  return (body: unknown, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: pageErrorPath, payload: body as object, remoteAddress })
}

it('counts each report, and logs each distinct error once an hour without personal data', async () => {
  const send = start()
  for (let times = 0; times < 3; times++) expect((await send(report)).statusCode).toBe(204)
  expect(await registry.metrics()).toContain('page_errors_total{page="/a-page",kind="error"} 3')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    page: '/a-page',
    type: 'TypeError',
    message: 'Cannot read [hex] of [email]',
    stack: 'at draw (/assets/pages-a.js:1:2)\nat [url]',
  })
  expect(lines[0]).not.toMatch(/203\.0\.113|secret|ada@|0x5290/)
  now += 3_600_000
  await send(report)
  expect(lines).toHaveLength(2)
})

it('labels unknown paths as other', async () => {
  const send = start()
  await send({ ...report, page: '/made-up-1' })
  await send({ ...report, page: '/made-up-2' })
  expect(await registry.metrics()).toContain('page_errors_total{page="other",kind="error"} 2')
})

it('limits how many distinct errors it logs per hour', async () => {
  const send = start()
  for (let number = 0; number < 150; number++)
    await send({ ...report, message: `number ${number}` }, `198.51.${number}.1`)
  expect(lines).toHaveLength(100)
})

it('rate-limits each network', async () => {
  const send = start()
  const statuses = []
  for (let times = 0; times < 6; times++) statuses.push((await send(report)).statusCode)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

it.each([
  ['an unknown kind', { ...report, kind: 'other' }, 400],
  ['an unknown field', { ...report, wallet: 'mine' }, 400],
  ['a long message', { ...report, message: 'x'.repeat(401) }, 400],
  ['a large body', { ...report, stack: 'x'.repeat(5000) }, 413],
  ['an empty body', undefined, 400],
])('rejects %s', async (_case, body, status) => {
  expect((await start()(body)).statusCode).toBe(status)
  expect(await registry.metrics()).not.toContain('page_errors_total{')
})
