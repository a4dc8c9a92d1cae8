import { type NetworkStatus, statusSchema } from '@network-site/protocol/network-status'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { statusRoutes } from './plugin.ts'
import type { StatusReaders } from '../../services/health.ts'
import type { StatusOptions } from './worker.ts'

const relayer = { address: `0x${'1'.repeat(40)}`, state: 'ready' } as const
const readers = {
  chain: async () => ({ block: 7, blockAt: '2030-01-01T00:00:00.000Z' }),
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
    expect((await read()).chain).toEqual({ isWell: false, block: 7, blockAt: '2030-01-01T00:00:00.000Z' }),
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
