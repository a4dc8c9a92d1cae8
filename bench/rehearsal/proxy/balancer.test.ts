import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Balancer, createBalancer } from './balancer.ts'

let balancer: Balancer
let url: string
const servers: Server[] = []

beforeEach(async () => {
  balancer = createBalancer({ repeatablePaths: ['/mint'] })
  url = await listenAt(balancer.server)
})
afterEach(() => {
  balancer.setServers([])
  for (const server of [balancer.server, ...servers.splice(0)]) {
    server.closeAllConnections()
    server.close()
  }
})

async function listenAt(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a ready server that records its requests. */
async function startServer(answer: RequestListener): Promise<{ port: number; received: string[] }> {
  const received: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.end('{}')
    else {
      received.push(`${request.method} ${request.url}`)
      answer(request, response)
    }
  })
  servers.push(server)
  return { port: Number(new URL(await listenAt(server)).port), received }
}

/** Registers servers with the balancer and waits until it considers them ready. */
async function publish(...known: Array<{ port: number; received: string[] }>): Promise<void> {
  balancer.setServers(known.map(({ port }) => port))
  await expect.poll(() => balancer.readyCount()).toBe(known.length)
}

const dies: RequestListener = (request) => void request.socket.destroy()
const answers: RequestListener = (_request, response) => void response.end('answered')

it.each([
  ['a GET', '/page', {}],
  ['a repeatable POST', '/mint', { method: 'POST', body: '{}' }],
])('retries %s on another server when the first one dies', async (_what, path, init) => {
  const [first, second] = [await startServer(dies), await startServer(answers)]
  await publish(first, second)
  for (let time = 0; time < 4; time++) {
    const response = await fetch(url + path, init)
    expect([response.status, await response.text()]).toEqual([200, 'answered'])
  }
  expect(first.received.length).toBeGreaterThan(0)
})

it('responds 503 instead of retrying any other POST', async () => {
  const [first, second] = [await startServer(dies), await startServer(dies)]
  await publish(first, second)
  const response = await fetch(`${url}/form`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'NO_SERVER' })
  expect([...first.received, ...second.received]).toEqual(['POST /form'])
})

it('lets an unready server finish its requests but sends it no new ones', async () => {
  const finish = vi.fn<() => void>()
  let isReady = true
  const draining = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(isReady ? 200 : 503).end('{}')
    else {
      finish.mockImplementation(() => response.end('by the draining server'))
      isReady = false
    }
  })
  servers.push(draining)
  const port = Number(new URL(await listenAt(draining)).port)
  await publish({ port, received: [] })
  const pending = fetch(`${url}/page`)
  await expect.poll(() => balancer.readyCount()).toBe(0)
  const other = await startServer(answers)
  balancer.setServers([port, other.port])
  await expect.poll(() => balancer.readyCount()).toBe(1)
  for (let time = 0; time < 3; time++) expect(await (await fetch(`${url}/page`)).text()).toBe('answered')
  finish()
  expect(await (await pending).text()).toBe('by the draining server')
})
