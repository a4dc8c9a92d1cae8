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

/** A server that is ready, and what it was asked. */
async function startServer(answer: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.end('{}')
    else {
      asked.push(`${request.method} ${request.url}`)
      answer(request, response)
    }
  })
  servers.push(server)
  return { port: Number(new URL(await listenAt(server)).port), asked }
}

/** Makes the balancer know these servers, and waits until it has seen that they are ready. */
async function publish(...known: Array<{ port: number; asked: string[] }>): Promise<void> {
  balancer.setServers(known.map(({ port }) => port))
  await expect.poll(() => balancer.readyCount()).toBe(known.length)
}

const dies: RequestListener = (request) => void request.socket.destroy()
const answers: RequestListener = (_request, response) => void response.end('answered')

it.each([
  ['a GET', '/page', {}],
  ['a POST that may be made twice', '/mint', { method: 'POST', body: '{}' }],
])('sends %s to another server where the first dies', async (_what, path, init) => {
  const [first, second] = [await startServer(dies), await startServer(answers)]
  await publish(first, second)
  for (let time = 0; time < 4; time++) {
    const response = await fetch(url + path, init)
    expect([response.status, await response.text()]).toEqual([200, 'answered'])
  }
  expect(first.asked.length).toBeGreaterThan(0)
})

it('does not send any other POST twice, and says that it failed', async () => {
  const [first, second] = [await startServer(dies), await startServer(dies)]
  await publish(first, second)
  const response = await fetch(`${url}/form`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'NO_SERVER' })
  expect([...first.asked, ...second.asked]).toEqual(['POST /form'])
})

it('lets a server that is no longer ready finish what it has, and sends it nothing new', async () => {
  const finish = vi.fn<() => void>()
  let isReady = true
  const leaving = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(isReady ? 200 : 503).end('{}')
    else {
      finish.mockImplementation(() => response.end('by the one that leaves'))
      isReady = false
    }
  })
  servers.push(leaving)
  const port = Number(new URL(await listenAt(leaving)).port)
  await publish({ port, asked: [] })
  const underWay = fetch(`${url}/page`)
  await expect.poll(() => balancer.readyCount()).toBe(0)
  const other = await startServer(answers)
  balancer.setServers([port, other.port])
  await expect.poll(() => balancer.readyCount()).toBe(1)
  for (let time = 0; time < 3; time++) expect(await (await fetch(`${url}/page`)).text()).toBe('answered')
  finish()
  expect(await (await underWay).text()).toBe('by the one that leaves')
})
