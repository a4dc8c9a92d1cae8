import Fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { Registry } from 'prom-client'
import { encodeErrorResult, type Hex, parseAbi } from 'viem'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeError } from '../lib/describe-error.ts'
import { connectChain } from './chain.ts'
import { exportEndpoints } from './rpc-endpoints.ts'

const contracts = { collection: `0x${'1'.repeat(40)}`, token: `0x${'2'.repeat(40)}` } as const
const account = contracts.token
const secret = 'planted-key'

type Answer = { status?: number; body?: unknown }

/** Starts a node on HTTP. `answer` may replace the answer to a call; `balance` tells which node answered. */
async function startNode({ chainId = '0x1', blockOne = '0xone', balance = '0x1' } = {}) {
  const node = {
    url: '',
    head: 100,
    balance,
    reads: 0,
    delayMilliseconds: 0,
    answer: (_method: string): Answer | undefined => undefined,
  }
  const results: Record<string, () => unknown> = {
    eth_chainId: () => chainId,
    eth_blockNumber: () => `0x${node.head.toString(16)}`,
    eth_getBalance: () => node.balance,
  }
  const app = Fastify({ forceCloseConnections: true })
  app.post('/*', async ({ body }, reply) => {
    const asked = [body].flat() as Array<{ id: number; method: string; params: unknown[] }>
    if (asked.some(({ method }) => method === 'eth_getBalance')) node.reads++
    await sleep(node.delayMilliseconds)
    const replaced = node.answer(asked[0]?.method ?? '')
    if (replaced) {
      return reply.code(replaced.status ?? 200).send(replaced.body ?? 'no')
    }
    const answers = asked.map(({ id, method, params }) => {
      const block = {
        number: `0x${node.head.toString(16)}`,
        hash: params[0] === '0x1' ? blockOne : '0xhead',
        transactions: [],
      }
      return { jsonrpc: '2.0', id, result: method === 'eth_getBlockByNumber' ? block : results[method]?.() }
    })
    return Array.isArray(body) ? answers : answers[0]
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  node.url = `${origin}/v3/${secret}?key=${secret}`
  onTestFinished(() => app.close())
  return node
}

function connect(nodes: Array<{ url: string }>, { blockOneHash }: { blockOneHash?: string } = {}) {
  const lines: string[] = []
  const clock = { now: 0 }
  const chain = connectChain({
    id: 1,
    rpcUrls: nodes.map(({ url }) => url),
    contracts,
    blockOneHash,
    maxLagBlocks: 5,
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    nowMilliseconds: () => clock.now,
  })
  const read = async () => Number(await chain.client.getBalance({ address: account }))
  return {
    chain,
    read,
    clock,
    lines,
    states: () => chain.endpoints.report().map(({ state }) => state),
    /** Runs a unit of work and returns the balances that it read. */
    readInOneUnit: (between: () => void = () => undefined) =>
      chain.onOneEndpoint(async () => {
        const first = await read()
        between()
        return [first, await read()]
      }),
  }
}

const down = () => ({ status: 503 })

it('reads at the first endpoint while that answers', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read, chain } = connect([one, two])
  expect([await read(), await read()]).toEqual([1, 1])
  expect(two.reads).toBe(0)
  expect(chain.endpoints.inUse().position).toBe(1)
})

it.each<[string, Answer]>([
  ['an HTTP error', { status: 500 }],
  ['a rate limit', { status: 429, body: { jsonrpc: '2.0', id: 1, error: { code: -32_005, message: 'slow down' } } }],
  [
    'a rate limit in the body',
    { body: { jsonrpc: '2.0', id: 1, error: { code: -32_007, message: '50/second request limit reached' } } },
  ],
  [
    'a rejected key',
    { status: 401, body: { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'invalid key' } } },
  ],
  ['text in place of JSON', { body: '<html>' }],
  ['an answer without a result', { body: { jsonrpc: '2.0', id: 1 } }],
  ['null', { body: 'null' }],
])('fails over at %s', async (_case, answer) => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read } = connect([one, two])
  expect(await read()).toBe(1)
  one.answer = (method) => (method === 'eth_getBalance' ? answer : undefined)
  expect(await read()).toBe(2)
})

it('fails over if an endpoint refuses connections', async () => {
  const two = await startNode({ balance: '0x2' })
  const { read, states } = connect([{ url: `http://127.0.0.1:1/${secret}` }, two])
  expect(await read()).toBe(2)
  expect(states()).toEqual(['failing', 'ready'])
})

it('does not fail over at a revert or another error of the call', async () => {
  const abi = parseAbi(['error Closed()', 'function open() view returns (bool)'])
  const [one, two] = [await startNode(), await startNode()]
  const { chain, read, states } = connect([one, two])
  await read()
  const errors: Array<{ code: number; message: string; data?: Hex }> = [
    { code: 3, message: 'execution reverted', data: encodeErrorResult({ abi, errorName: 'Closed' }) },
    { code: -32_603, message: 'VM Exception: reverted', data: encodeErrorResult({ abi, errorName: 'Closed' }) },
    { code: -32_000, message: 'missing trie node' },
    { code: -32_005, message: 'query returned more than 10000 results' },
  ]
  let asked = 0
  two.answer = () => (asked++, undefined)
  for (const error of errors) {
    one.answer = (method) => (method === 'eth_call' ? { body: { jsonrpc: '2.0', id: 1, error } } : undefined)
    const reading = chain.client.readContract({ abi, address: contracts.collection, functionName: 'open' })
    await expect(reading).rejects.toThrow()
  }
  expect(asked).toBe(0)
  expect(states()).toEqual(['ready', 'ready'])
})

it.each([
  ['chain id', { chainId: '0x2' }],
  ['block 1', { blockOne: '0xother' }],
])('never uses an endpoint with another %s, and reports it', async (_case, other) => {
  const [right, wrong] = [await startNode(), await startNode({ ...other, balance: '0x2' })]
  const { read, readInOneUnit, lines, states, clock } = connect([wrong, right], { blockOneHash: '0xone' })
  expect(await read()).toBe(1)
  expect(await readInOneUnit()).toEqual([1, 1])
  right.answer = down
  for (const second of [1, 70, 140]) {
    clock.now = second * 1000
    for (let count = 0; count < 3; count++) await expect(read()).rejects.toThrow()
    await expect(read()).rejects.toThrow(/no RPC endpoint.*1 \(.*\): (expected chain 1|block 1 has another hash)/)
    await expect(readInOneUnit()).rejects.toThrow()
  }
  expect(states()[0]).toBe('wrong')
  expect(wrong.reads).toBe(0)
  expect(lines.join('')).toContain('serves another chain')
})

it('lets the most preferred endpoint decide which chain it is on first use', async () => {
  const [one, two] = [await startNode(), await startNode({ blockOne: '0xother', balance: '0x2' })]
  one.delayMilliseconds = 200
  const { read, chain, states } = connect([one, two])
  expect(await read()).toBe(1)
  await chain.endpoints.checkAll()
  expect(states()).toEqual(['ready', 'wrong'])
})

it('accepts a chain that was reset if all endpoints agree', async () => {
  const nodes = [await startNode({ blockOne: '0xnew' }), await startNode({ blockOne: '0xnew', balance: '0x2' })]
  const { read, chain, states, clock } = connect(nodes, { blockOneHash: '0xold' })
  expect([1, 2]).toContain(await read())
  clock.now = 61_000
  await chain.endpoints.checkAll()
  expect(states()).toEqual(['ready', 'ready'])
})

it('pauses an endpoint for 60 s after three failures in a row, then uses it again', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read, readInOneUnit, states, clock, chain, lines } = connect([one, two])
  await read()
  const answer = vi.fn((method: string) => (method === 'eth_getBalance' ? { status: 500 } : undefined))
  one.answer = answer
  expect([await read(), await read()]).toEqual([2, 2])
  expect(states()[0]).toBe('ready')
  expect(await read()).toBe(2)
  expect(states()).toEqual(['paused', 'ready'])
  const asked = answer.mock.calls.length
  clock.now = 59_000
  expect(await readInOneUnit()).toEqual([2, 2])
  expect(chain.endpoints.inUse().position).toBe(2)
  expect(answer).toHaveBeenCalledTimes(asked)
  one.answer = () => undefined
  clock.now = 60_000
  await read()
  await vi.waitFor(() => expect(chain.endpoints.inUse().position).toBe(1))
  expect(await readInOneUnit()).toEqual([1, 1])
  expect(lines.filter((line) => line.includes('switched RPC endpoints'))).toHaveLength(2)
})

it('moves work off an endpoint that fails one method and answers the others', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { chain, readInOneUnit, states } = connect([one, two])
  one.answer = (method) => (method === 'eth_getBalance' ? { status: 429 } : undefined)
  for (let round = 0; round < 3; round++) {
    await chain.endpoints.checkAll()
    await chain.onOneEndpoint(() => chain.client.getBlock())
    await expect(readInOneUnit()).rejects.toThrow()
  }
  expect(states()).toEqual(['paused', 'ready'])
  expect(await readInOneUnit()).toEqual([2, 2])
})

it('counts only failures in a row of a method', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read, states } = connect([one, two])
  await read()
  for (let round = 0; round < 3; round++) {
    one.answer = (method) => (method === 'eth_getBalance' ? { status: 500 } : undefined)
    expect([await read(), await read()]).toEqual([2, 2])
    one.answer = () => undefined
    expect(await read()).toBe(1)
  }
  expect(states()).toEqual(['ready', 'ready'])
})

it('never pauses the only endpoint', async () => {
  const one = await startNode()
  const { read, readInOneUnit, states } = connect([one])
  await read()
  one.answer = down
  for (let count = 0; count < 5; count++) await expect(read()).rejects.toThrow()
  expect(states()).toEqual(['failing'])
  one.answer = () => undefined
  expect(await readInOneUnit()).toEqual([1, 1])
  expect(states()).toEqual(['ready'])
})

it('uses an endpoint again at once if all are paused and it has recovered', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read, states } = connect([one, two])
  await read()
  one.answer = two.answer = down
  for (let count = 0; count < 3; count++) await expect(read()).rejects.toThrow()
  expect(states()).toEqual(['paused', 'paused'])
  two.answer = () => undefined
  expect(await read()).toBe(2)
})

it('answers or fails within 10 s if endpoints hang', async () => {
  const start = async () => {
    const nodes = [await startNode(), await startNode({ balance: '0x2' })] as const
    const { read, states } = connect([...nodes])
    await read()
    const hang = (node: (typeof nodes)[number]) => void (node.delayMilliseconds = 11_000)
    return { nodes, hang, read, states }
  }
  const time = async (reading: Promise<number>) => {
    const startedAt = performance.now()
    const answer = await reading.catch(() => 'failed')
    return { answer, seconds: (performance.now() - startedAt) / 1000 }
  }
  const [oneHangs, bothHang, bothPaused] = [await start(), await start(), await start()]
  for (let count = 0; count < 3; count++) {
    for (const node of bothPaused.nodes) node.answer = down
    await expect(bothPaused.read()).rejects.toThrow()
  }
  expect(bothPaused.states()).toEqual(['paused', 'paused'])
  oneHangs.hang(oneHangs.nodes[0])
  for (const { nodes, hang } of [bothHang, bothPaused]) nodes.forEach(hang)
  const [first, second, third] = await Promise.all([oneHangs, bothHang, bothPaused].map(({ read }) => time(read())))
  expect(first?.answer).toBe(2)
  expect(first?.seconds).toBeLessThan(8)
  expect(second?.answer).toBe('failed')
  expect(second?.seconds).toBeLessThan(12)
  // Both are checked at once.
  expect(third?.answer).toBe('failed')
  expect(third?.seconds).toBeLessThan(8)
})

it('pauses an endpoint that lags by more blocks than allowed', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { read, chain, states, lines, clock } = connect([one, two])
  await read()
  two.head = 105
  await chain.endpoints.checkAll()
  expect(states()).toEqual(['ready', 'ready'])
  two.head = 106
  await chain.endpoints.checkAll()
  clock.now = 5000
  await chain.endpoints.checkAll()
  expect(states()).toEqual(['paused', 'ready'])
  expect(lines.join('')).toContain('6 blocks behind')
  expect(await read()).toBe(2)
})

it('sends all reads of a unit of work to one endpoint, and fails with it', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  const { readInOneUnit } = connect([one, two])
  const die = () => void (one.answer = down)
  await expect(readInOneUnit(die)).rejects.toThrow()
  expect(two.reads).toBe(0)
  for (let count = 0; count < 2; count++) await expect(readInOneUnit()).rejects.toThrow()
  expect(await readInOneUnit()).toEqual([2, 2])
})

it('moves work to another endpoint only once that has reached the newest block seen', async () => {
  const [one, two] = [await startNode(), await startNode({ balance: '0x2' })]
  one.head = 103
  const { chain, read, readInOneUnit, clock } = connect([one, two])
  await chain.onOneEndpoint(() => chain.client.getBlock())
  one.answer = down
  for (let count = 0; count < 3; count++) await expect(readInOneUnit()).rejects.toThrow()
  await expect(readInOneUnit()).rejects.toThrow('no RPC endpoint')
  // Single reads need not wait.
  expect(await read()).toBe(2)
  two.head = 102
  await expect(readInOneUnit()).rejects.toThrow()
  two.head = 103
  expect(await readInOneUnit()).toEqual([2, 2])
  // A node may have reported a block that never existed, so work does not wait forever.
  two.answer = down
  one.answer = () => undefined
  one.head = 90
  clock.now = 301_000
  await vi.waitFor(async () => expect(await readInOneUnit()).toEqual([1, 1]))
})

it('names endpoints by position and host in logs, metrics, and errors', async () => {
  const [one, two] = [await startNode(), await startNode({ chainId: '0x2' })]
  const { chain, read, lines } = connect([one, two])
  await read()
  one.answer = down
  const errors: string[] = []
  for (let count = 0; count < 5; count++) {
    const error: unknown = await read().catch((reason: unknown) => reason)
    errors.push(JSON.stringify(describeError(error)), String(error), error instanceof Error ? (error.stack ?? '') : '')
  }
  const registry = new Registry()
  exportEndpoints(registry, chain.endpoints)
  const metrics = await registry.metrics()
  const { host } = new URL(one.url)
  expect(metrics).toContain(`chain_rpc_endpoint_in_use{position="1",host="${host}"} 1`)
  expect(metrics).toContain(`chain_rpc_endpoint_ready{position="2",host="${new URL(two.url).host}"} 0`)
  expect(lines.join('')).toContain(host)
  for (const text of [...errors, ...lines, metrics, JSON.stringify(chain.endpoints.report())])
    expect(text).not.toContain(secret)
})

it('sends the credentials of a URL as a header', async () => {
  const headers: unknown[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.post('/', (request) => {
    headers.push(request.headers.authorization)
    const { id, method } = request.body as { id: number; method: string }
    return { jsonrpc: '2.0', id, result: method === 'eth_getBlockByNumber' ? { hash: '0xone' } : '0x1' }
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await connect([{ url: url.replace('http://', `http://user:${secret}@`) }]).read()).toBe(1)
  expect(new Set(headers)).toEqual(new Set([`Basic ${btoa(`user:${secret}`)}`]))
})

it('keeps batches to two endpoints of one host apart', async () => {
  const paths: string[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.post('/:key', (request) => {
    const asked = [request.body].flat() as Array<{ id: number; method: string }>
    if (asked[0]?.method === 'eth_getBalance') paths.push(request.url)
    const answers = asked.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_getBlockByNumber' ? { hash: '0xone' } : '0x1',
    }))
    return Array.isArray(request.body) ? answers : answers[0]
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const chains = ['relayer', 'visitors'].map((key) => connect([{ url: `${url}/${key}` }]))
  for (const { read } of chains) await read()
  paths.length = 0
  await Promise.all(chains.map(({ chain }) => chain.gatheringClient.getBalance({ address: account })))
  expect(paths.toSorted()).toEqual(['/relayer', '/visitors'])
})
