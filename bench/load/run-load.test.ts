import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failures, runLoad } from './run-load.ts'

let answered = 0
const seen = { paths: new Set<string>(), clients: new Set<string>() }
/** Sheds every third request. */
const server = createServer((request, response) => {
  seen.paths.add(request.url ?? '')
  seen.clients.add(String(request.headers['x-forwarded-for']))
  if (++answered % 3 === 0) response.writeHead(503, { 'retry-after': '5', 'content-length': 4 }).end('busy')
  else response.end('x'.repeat(100_000))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

it.each([1, 4])('counts every response with %i pipelined requests per connection', async (pipelined) => {
  answered = 0
  const { port } = server.address() as AddressInfo
  const result = await runLoad({ port, path: '/', connections: 20, seconds: 0.5, pipelined })
  const { 200: served = 0, 503: shed = 0 } = result.statuses
  expect(served + shed).toBe(answered)
  expect(shed).toBe(Math.floor(answered / 3))
  expect(result).toMatchObject({ withRetryAfter: shed, errors: 0 })
  expect(failures(result)).toBe(shed)
})

it('requests another wallet each time, with a client network for each connection', async () => {
  for (const set of Object.values(seen)) set.clear()
  answered = 0
  const { port } = server.address() as AddressInfo
  await runLoad({ port, path: '/a?address={address}', connections: 20, seconds: 0.2 })
  expect([seen.paths.size, seen.clients.size]).toEqual([answered, 20])
  expect([...seen.paths][0]).toMatch(/^\/a\?address=0x[0-9a-f]{40}$/)
})
