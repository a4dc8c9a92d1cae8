import { type NetworkStatus, statusSchema } from '@network-site/protocol/network-status'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createTestContext } from '../../../test/test-context.ts'
import { connectChain } from '../../services/chain.ts'
import { statusPlugin, statusRoutes } from './plugin.ts'
import type { StatusReaders } from '../../services/health.ts'
import type { Context } from '../../services/open-services.ts'
import type { StatusOptions } from './worker.ts'

const relayer = { address: `0x${'1'.repeat(40)}`, state: 'ready' } as const
const readers = {
  chain: async () => ({ isDegraded: false, block: 7, blockAt: '2030-01-01T00:00:00.000Z' }),
  minting: async () => ({ isWell: true, isOpen: true, delaySeconds: 1.5, relayers: [relayer] }),
  database: async () => undefined,
  mail: async () => ({ waiting: 0, isStuck: false }),
} satisfies StatusReaders
const broken = async () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))

let app: FastifyInstance
afterEach(() => app.close())

function start(
  changed: { [Part in keyof StatusReaders]?: StatusReaders[Part] | undefined } = {},
  options: Partial<StatusOptions> = {},
) {
  app = Fastify()
  const history = { note: vi.fn(), days: () => [], save: vi.fn(async () => undefined) }
  statusRoutes(app, {
    readers: () => ({ ...readers, ...changed }) as Partial<StatusReaders>,
    history,
    version: '1.2.3',
    nowMilliseconds: Date.now,
    log: { warn: () => undefined },
    timeoutMilliseconds: 50,
    everyMilliseconds: 20,
    ...options,
  })
  const read = async (): Promise<NetworkStatus> => statusSchema.parse((await app.inject('/status.json')).json())
  return { read, history }
}

it('reports every part to any origin, and allows caches to serve it stale', async () => {
  const { read, history } = start()
  expect(await read()).toMatchObject({
    version: '1.2.3',
    chain: { isWell: true, block: 7 },
    minting: { isWell: true, isOpen: true, relayers: [relayer] },
    database: { isWell: true },
    mail: { isWell: true, waiting: 0 },
  })
  const { headers } = await app.inject('/status.json')
  expect(headers['cache-control']).toContain('stale-if-error')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(history.note).toHaveBeenCalledWith({ chain: false, minting: false, database: false, mail: false })
  expect(history.save).toHaveBeenCalled()
})

it('answers while every part is down or hangs, without revealing their addresses', async () => {
  const hanging = () => new Promise<never>(() => undefined)
  const { read, history } = start({ chain: broken, minting: hanging, database: broken, mail: broken })
  const status = await read()
  expect([status.chain, status.minting, status.database, status.mail].map((part) => part?.isWell)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(JSON.stringify(status)).not.toMatch(/ECONNREFUSED|10\.0\.0\.7/)
  expect(history.note).toHaveBeenCalledWith({ chain: true, minting: true, database: true, mail: true })
  expect(history.save).not.toHaveBeenCalled()
})

it('keeps the last known block while the chain is down, and updates checkedAt', async () => {
  let isBroken = false
  const { read } = start({ chain: async () => (isBroken ? broken() : readers.chain()) })
  const { checkedAt } = await read()
  isBroken = true
  await vi.waitFor(async () =>
    expect((await read()).chain).toEqual({
      isWell: false,
      isDegraded: false,
      block: 7,
      blockAt: '2030-01-01T00:00:00.000Z',
    }),
  )
  expect(Date.parse((await read()).checkedAt)).toBeGreaterThan(Date.parse(checkedAt))
})

it('reports stuck mail as a failure, and omits mail without a mail server', async () => {
  const { read } = start({ mail: async () => ({ waiting: 4, isStuck: true }) })
  expect((await read()).mail).toEqual({ isWell: false, waiting: 4 })
  await app.close()
  const without = start({ mail: undefined })
  expect((await without.read()).mail).toBeNull()
  expect(without.history.note).toHaveBeenCalledWith(expect.objectContaining({ mail: false }))
})

it('reports the chain as degraded while one of its endpoints cannot be used, without naming them', async () => {
  const block = { number: '0x7', hash: '0x1', timestamp: '0x1', transactions: [] }
  const startNode = async (chainId: string) => {
    const node = Fastify({ forceCloseConnections: true })
    const results: Record<string, unknown> = {
      eth_chainId: chainId,
      eth_blockNumber: '0x7',
      eth_getBlockByNumber: block,
    }
    node.post<{ Body: { id: number; method: string } }>('/', ({ body: { id, method } }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method],
    }))
    onTestFinished(() => node.close())
    return node.listen({ port: 0, host: '127.0.0.1' })
  }
  const urls = [await startNode('0x1'), await startNode('0x2')]
  const contracts = { collection: relayer.address, token: relayer.address }
  // Nothing is recorded while the database is down.
  const database = { ping: broken } as unknown as Context['database']
  for (const [isDegraded, rpcUrls] of [
    [false, urls.slice(0, 1)],
    [true, urls],
  ] as const) {
    const chain = connectChain({ id: 1, rpcUrls, contracts })
    await chain.endpoints.checkAll()
    const server = Fastify()
    onTestFinished(() => server.close())
    await server.register(statusPlugin, createTestContext({ chain, database, version: '1.2.3' }))
    const { body } = await server.inject('/status.json')
    expect(statusSchema.parse(JSON.parse(body)).chain).toMatchObject({ isWell: true, isDegraded, block: 7 })
    expect(body).not.toContain('127.0.0.1')
  }
})
