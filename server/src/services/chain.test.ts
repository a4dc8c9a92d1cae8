import Fastify from 'fastify'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { connectChain } from './chain.ts'

const contracts = { collection: `0x${'1'.repeat(40)}`, token: `0x${'2'.repeat(40)}` } as const
const node = Fastify()
let calls = 0
node.post('/', ({ body }) => {
  const answer = ({ id, method }: { id: number; method: string }) => {
    if (method === 'eth_getBalance') calls++
    return { jsonrpc: '2.0', id, result: method === 'eth_getBlockByNumber' ? { hash: '0x1' } : '0x1' }
  }
  const asked = [body].flat() as Array<{ id: number; method: string }>
  return Array.isArray(body) ? asked.map(answer) : asked.map(answer)[0]
})
const rpcUrl = await node.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => node.close())
beforeEach(() => void (calls = 0))

/** Sends calls with both clients and returns how many were answered. */
async function callTwice(chain: ReturnType<typeof connectChain>, each: number): Promise<number> {
  const clients = [chain.client, chain.gatheringClient].flatMap((client) => Array.from({ length: each }, () => client))
  const settled = await Promise.allSettled(clients.map((client) => client.getBalance({ address: contracts.token })))
  for (const { status, ...outcome } of settled)
    if (status === 'rejected') expect(outcome).toMatchObject({ reason: { code: 'CHAIN_SILENT', status: 503 } })
  return settled.filter(({ status }) => status === 'fulfilled').length
}

it('sends no calls beyond the budget, which both clients share and which refills every second', async () => {
  const chain = connectChain({ id: 1, rpcUrls: [rpcUrl], contracts, callsPerSecond: 5 })
  expect(await callTwice(chain, 10)).toBe(5)
  expect(calls).toBe(5)
  await vi.waitFor(async () => expect(await callTwice(chain, 1)).toBe(2), { timeout: 5000, interval: 300 })
})

it('checks the health of an endpoint whose budget is used up', async () => {
  const chain = connectChain({ id: 1, rpcUrls: [rpcUrl], contracts, callsPerSecond: 1 })
  await callTwice(chain, 1)
  await expect(chain.ping()).resolves.toBeUndefined()
})

it('limits no calls without a budget', async () => {
  expect(await callTwice(connectChain({ id: 1, rpcUrls: [rpcUrl], contracts }), 50)).toBe(100)
})
