import { describe, expect, it, onTestFinished } from 'vitest'
import Fastify from 'fastify'
import { connectChain } from '../../services/chain.ts'
import { createTestContext } from '../../../test/test-context.ts'
import { readRpcSettings, type RpcOptions, rpcRoutes } from './plugin.ts'
import { rateLimits } from '../../services/rate-limits.ts'

const rpcUrl = 'http://chain.example'
const contract = `0x${'a'.repeat(40)}` as const
const elsewhere = {
  SANDBOX: 'off',
  RELAYER: 'off',
  CHAIN_RPC_URL: rpcUrl,
  COLLECTION_ADDRESS: contract,
  TOKEN_ADDRESS: contract,
}

function settingsOf(variables: Record<string, string>) {
  const visitorChain = connectChain({ id: 1, rpcUrls: [rpcUrl], contracts: { collection: contract, token: contract } })
  return readRpcSettings({ ...createTestContext({ variables }), visitorChain })
}

it('is closed to other origins only on a developer’s machine', () => {
  expect(settingsOf({}).isOpenToPages).toBe(false)
  expect(settingsOf(elsewhere).isOpenToPages).toBe(true)
})

it('limits calls to the gas of a transaction, and to less on the embedded chain', () => {
  expect(settingsOf(elsewhere).maxCallGas).toBe(16_777_216n)
  expect(settingsOf({}).maxCallGas).toBe(2_000_000n)
  expect(settingsOf({ RPC_CALL_GAS: '50000' }).maxCallGas).toBe(50_000n)
})

it('rate-limits wider networks as configured', async () => {
  const settings = { RPC_UNITS_PER_MINUTE: '100', NETWORK_SHARE_IPV4_24: '1' }
  const { rateLimit } = settingsOf(settings)
  await rateLimit.take('203.0.113.1', 60)
  await expect(rateLimit.take('203.0.113.2', 60)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await rateLimit.take('203.0.114.1', 60)
})

type Call = { id?: number; method: string; params?: unknown[] }
type Answer = { id: number; result?: unknown; error?: { code: number; message: string } }

const address = `0x${'aB'.repeat(20)}`
const hash = `0x${'0f'.repeat(32)}`
const call0 = { to: address, data: '0x70a08231' }
/** Typical parameters for each public method. */
const usual: Record<string, unknown[]> = {
  eth_blockNumber: [],
  eth_call: [call0, 'latest'],
  eth_chainId: [],
  eth_estimateGas: [{ from: address, to: address, data: '0x', value: '0x1' }],
  eth_feeHistory: ['0x4', 'latest', [25, 75]],
  eth_gasPrice: [],
  eth_getBalance: [address, 'latest'],
  eth_getBlockByHash: [hash, false],
  eth_getBlockByNumber: ['latest', false],
  eth_getCode: [address, '0x10'],
  eth_getLogs: [{ fromBlock: '0x0', toBlock: '0x10', address, topics: [hash, null, [hash]] }],
  eth_getStorageAt: [address, '0x0', 'latest'],
  eth_getTransactionByHash: [hash],
  eth_getTransactionCount: [address, 'pending'],
  eth_getTransactionReceipt: [hash],
  eth_maxPriorityFeePerGas: [],
  eth_sendRawTransaction: ['0x02f8'],
  eth_syncing: [],
  net_version: [],
  web3_clientVersion: [],
}

/** Starts a chain that returns each call's method name and records the calls. */
async function startChain(results: Record<string, unknown> = {}) {
  const reached: string[] = []
  const calls: Call[] = []
  const app = Fastify({ forceCloseConnections: true })
  let failure: number | undefined
  app.addHook('onRequest', async (_request, reply) => (failure ? reply.code(failure).send('no') : undefined))
  const answer = (received: Call) => {
    const { id, method } = received
    reached.push(method)
    calls.push(received)
    const result = results[method]
    return { jsonrpc: '2.0', id, result: (typeof result === 'function' ? result(received) : result) ?? method }
  }
  app.post<{ Body: Call | Call[] }>('/', async ({ body }) => (Array.isArray(body) ? body.map(answer) : answer(body)))
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  /** Answers with an HTTP status, or not at all. */
  const fail = async (status?: number) => (status ? void (failure = status) : app.close())
  return { url, reached, calls, fail }
}

function forwardTo(url: string): RpcOptions['endpoints'] {
  return { request: (send) => send({ fetch: (init) => fetch(url, init) }) }
}

async function start({
  results = {},
  unitsPerMinute = 100_000,
  ...options
}: Partial<RpcOptions> & { results?: Record<string, unknown>; unitsPerMinute?: number } = {}) {
  const { url, reached, calls } = await startChain(results)
  const endpoints = forwardTo(url)
  const app = Fastify()
  onTestFinished(() => app.close())
  const rateLimit = rateLimits()({ name: 'rpc', requests: unitsPerMinute, perSeconds: 60 })
  await app.register(async (scope) =>
    rpcRoutes(scope, { endpoints, rateLimit, maxCallGas: 2n ** 24n, isOpenToPages: true, ...options }),
  )
  const post = (payload: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    app.inject({
      method: 'POST',
      url: '/rpc',
      headers,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { app, post, reached, calls }
}

function call(method: string, id = 1, params = Object.hasOwn(usual, method) ? usual[method] : []) {
  return { jsonrpc: '2.0', id, method, params }
}

describe('POST /rpc', () => {
  it('forwards public methods', async () => {
    const { post, reached } = await start()
    for (const method of Object.keys(usual)) {
      expect((await post(call(method))).json()).toEqual({ jsonrpc: '2.0', id: 1, result: method })
    }
    expect(reached).toEqual(Object.keys(usual))
  })

  it.each([
    ['test-chain', ['anvil_setBalance', 'anvil_impersonateAccount', 'anvil_dumpState', 'hardhat_setCode']],
    ['clock', ['evm_mine', 'evm_increaseTime', 'evm_setNextBlockTimestamp', 'evm_snapshot', 'evm_revert']],
    [
      'node account',
      ['eth_accounts', 'eth_sendTransaction', 'eth_sign', 'eth_signTransaction', 'eth_signTypedData_v4'],
    ],
    ['wallet', ['personal_unlockAccount', 'personal_sendTransaction', 'wallet_addEthereumChain']],
    ['operator', ['admin_peers', 'admin_addPeer', 'miner_start', 'engine_newPayloadV3', 'les_serverInfo']],
    ['tracing', ['debug_traceTransaction', 'debug_traceCall', 'trace_block', 'trace_call', 'ots_traceTransaction']],
    ['transaction pool', ['txpool_content', 'txpool_inspect', 'txpool_status']],
    ['stateful filter', ['eth_newFilter', 'eth_newBlockFilter', 'eth_getFilterChanges', 'eth_subscribe']],
    [
      'misspelled',
      ['eth_Call', ' eth_call', 'eth_call ', 'ETH_CALL', 'eth_call\u0000', '', '__proto__', 'constructor'],
    ],
  ])('rejects %s methods', async (_family, methods) => {
    const { post, reached } = await start()
    for (const method of methods) {
      const { id, error } = (await post(call(method, 7))).json<Answer>()
      expect([method, id, error?.code]).toEqual([method, 7, -32601])
    }
    const batch = await post(methods.map((method, index) => call(method, index)))
    expect(batch.json<Answer[]>().map(({ error }) => error?.code)).toEqual(methods.map(() => -32601))
    expect(reached).toEqual([])
  })

  it('answers valid calls of a batch and rejects the others', async () => {
    const { post, reached } = await start()
    const batch = await post([call('eth_chainId', 1), call('anvil_mine', 2), call('eth_call', 3), 'x'])
    expect(batch.json<Answer[]>().map(({ id, result, error }) => [id, result, error?.code])).toEqual([
      [1, 'eth_chainId', undefined],
      [3, 'eth_call', undefined],
      [2, undefined, -32601],
      [null, undefined, -32600],
    ])
    expect(reached).toEqual(['eth_chainId', 'eth_call'])
  })

  it.each([
    ['an empty body', '', -32700],
    ['invalid JSON', '{', -32700],
    ['a number', '5', -32600],
    ['an empty batch', '[]', -32600],
    ['a nested batch', '[[]]', -32600],
    ['another JSON-RPC version', '{"jsonrpc":"1.0","id":1,"method":"eth_call"}', -32600],
    ['an unknown field', '{"jsonrpc":"2.0","id":1,"method":"eth_call","extra":1}', -32600],
    ['a list as the method', '{"jsonrpc":"2.0","id":1,"method":["eth_call"]}', -32600],
  ])('rejects %s', async (_case, payload, code) => {
    const { post, reached } = await start()
    const answer = (await post(payload)).json<Answer | Answer[]>()
    expect((Array.isArray(answer) ? answer[0] : answer)?.error?.code).toBe(code)
    expect(reached).toEqual([])
  })

  it('rejects batches of more than 100 calls and bodies of more than 256 KB', async () => {
    const { post, reached } = await start()
    const many = Array.from({ length: 101 }, (_, index) => call('eth_call', index))
    expect((await post(many)).json()).toMatchObject({ error: { code: -32600 } })
    expect((await post(`"${'x'.repeat(256 * 1024)}"`)).statusCode).toBe(413)
    expect(reached).toEqual([])
  })

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'rejects content type %s, which other origins can send without a preflight',
    async (type) => {
      const { post, reached } = await start()
      const answer = await post(call('eth_chainId'), type ? { 'content-type': type } : {})
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toMatchObject({ error: { code: -32600 } })
      expect(reached).toEqual([])
    },
  )

  it('allows other origins unless it runs on a developer’s machine', async () => {
    const open = await start()
    const json = { 'content-type': 'application/json; charset=utf-8' }
    expect((await open.post(call('eth_chainId'), json)).headers['access-control-allow-origin']).toBe('*')
    const preflight = await open.app.inject({ method: 'OPTIONS', url: '/rpc' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    })
    const closed = await start({ isOpenToPages: false })
    const denied = await closed.app.inject({ method: 'OPTIONS', url: '/rpc' })
    for (const { headers } of [denied, await closed.post(call('eth_chainId'), json)]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([])
    }
  })

  it.each<[string, Partial<Response>]>([
    ['does not respond', {}],
    ['rejects us', { status: 429 }],
    ['returns no JSON', { status: 502 }],
  ])('asks the next endpoint if one %s', async (_case, { status }) => {
    const results = { eth_chainId: '0x1', eth_blockNumber: '0x1', eth_getBlockByNumber: { number: '0x1', hash: hash } }
    const nodes = [await startChain(results), await startChain(results)]
    const { endpoints } = connectChain({
      id: 1,
      rpcUrls: nodes.map(({ url }) => url),
      contracts: { collection: contract, token: contract },
    })
    const { post } = await start({ endpoints })
    expect((await post(call('eth_gasPrice'))).json()).toMatchObject({ result: 'eth_gasPrice' })
    await nodes[0]?.fail(status)
    const batch = await post([call('eth_gasPrice', 1), call('eth_syncing', 2)])
    expect(batch.json()).toMatchObject([{ result: 'eth_gasPrice' }, { result: 'eth_syncing' }])
    expect(nodes[1]?.reached).toEqual(expect.arrayContaining(['eth_gasPrice', 'eth_syncing']))
  })

  it('returns a JSON-RPC error if the chain does not respond', async () => {
    const { post } = await start({ endpoints: forwardTo('http://127.0.0.1:1') })
    expect((await post(call('eth_chainId', 9))).json()).toMatchObject({ id: 9, error: { code: -32603 } })
    expect((await post([call('eth_chainId', 9), call('eth_getLogs', 10, [{}])])).json()).toMatchObject([
      { id: 9, error: { code: -32603 } },
      { id: 10, error: { code: -32603 } },
    ])
  })
})

describe('parameters', () => {
  it.each<[string, unknown[], string]>([
    ['eth_call', [call0, 'latest', { [address]: { balance: '0xffff' } }], 'state overrides'],
    ['eth_call', [call0, 'latest', {}, { number: '0x1' }], 'block overrides'],
    ['eth_estimateGas', [call0, 'latest', { [address]: { code: '0x5b5f56' } }], 'state overrides of an estimate'],
    ['eth_call', [], 'a missing call'],
    ['eth_call', ['0x'], 'bytes for a call'],
    ['eth_call', [{ to: 'not-an-address' }], 'an invalid address'],
    ['eth_call', [{ ...call0, gas: 'plenty' }], 'an invalid quantity'],
    ['eth_call', [{ ...call0, gas: 2 ** 40 }], 'a number for a quantity'],
    ['eth_call', [{ ...call0, data: '0xf' }], 'half a byte'],
    ['eth_call', [call0, 'newest'], 'an invalid block'],
    ['eth_getBalance', [address, 'latest', 'more'], 'an extra parameter'],
    ['eth_getTransactionReceipt', ['0x12'], 'an invalid hash'],
    ['eth_getLogs', [{ address: Array<string>(101).fill(address) }], 'too many addresses'],
    ['eth_getLogs', [{ topics: Array<null>(5).fill(null) }], 'too many topics'],
    ['eth_getLogs', [{ blockHash: hash, fromBlock: '0x0' }], 'a block hash with a range'],
    ['eth_feeHistory', ['0x1', 'latest', Array<number>(101).fill(1)], 'too many percentiles'],
    ['eth_sendRawTransaction', [{}], 'an object for bytes'],
    ['eth_chainId', [1], 'unexpected parameters'],
  ])('of %s are rejected: %j, %s', async (method, params, _case) => {
    const { post, reached } = await start()
    const answer = (await post(call(method, 5, params))).json<Answer>()
    expect(answer).toMatchObject({ id: 5, error: { code: -32602, message: expect.stringMatching(`^${method}: `) } })
    expect(reached).toEqual([])
  })

  it('must be positional', async () => {
    const { post } = await start()
    const named = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: { address } }
    expect((await post(named)).json()).toMatchObject({ error: { code: -32600 } })
  })

  it.each([
    ['a deployment without a receiver', 'eth_call', [{ data: '0x6001' }, 'latest']],
    ['a receiver of null', 'eth_estimateGas', [{ to: null, data: '0x6001' }]],
    ['a block by its hash', 'eth_call', [call0, { blockHash: hash, requireCanonical: true }]],
    ['input for data', 'eth_call', [{ to: address, input: '0x70a08231' }, 'pending']],
    ['an access list', 'eth_call', [{ ...call0, accessList: [{ address, storageKeys: [hash] }] }, 'latest']],
    [
      'a full transaction',
      'eth_estimateGas',
      [{ ...call0, type: '0x2', maxFeePerGas: '0x1', nonce: '0x0', chainId: '0x1' }],
    ],
    ['a fee history without percentiles', 'eth_feeHistory', [4, 'latest']],
    ['a block without the transactions flag', 'eth_getBlockByNumber', ['0x1']],
  ] satisfies Array<[string, string, unknown[]]>)('may be %s', async (_case, method, params) => {
    const { post } = await start()
    expect((await post(call(method, 1, params))).json()).toMatchObject({ result: method })
  })

  it.each(['eth_call', 'eth_estimateGas'])('have limited gas in %s', async (method) => {
    const { post, calls } = await start()
    // Nodes ignore less gas than a transaction needs.
    const gases = ['0x10000000000', undefined, '0x0', '0x5207', '0x5208']
    for (const gas of gases) await post(call(method, 1, [{ ...call0, gas }, 'latest']))
    expect(calls.map(({ params = [] }) => (params[0] as { gas: string }).gas)).toEqual([
      ...Array.from({ length: 4 }, () => '0x1000000'),
      '0x5208',
    ])
  })

  it('have a limited number of fee blocks', async () => {
    const { post, calls } = await start()
    await post(call('eth_feeHistory', 1, ['0xffffff', 'latest', []]))
    expect(calls[0]?.params).toEqual(['0x400', 'latest', []])
  })
})

describe('a log query', () => {
  /** The head is block 20,000, the safe block 15,000, and the last finalized block 5,000. */
  const numbers: Record<string, string> = { safe: '0x3a98', finalized: '0x1388' }
  const results = {
    eth_blockNumber: '0x4e20',
    eth_getBlockByNumber: ({ params = [] }: Call) => ({ number: numbers[String(params[0])], transactions: [] }),
  }

  it.each([
    [{ fromBlock: '0x0', toBlock: '0x2710' }, -32005],
    [{ fromBlock: '0x0', toBlock: '0x270f' }, undefined],
    [{ fromBlock: 'earliest' }, -32005],
    [{ fromBlock: '0x0' }, -32005],
    [{ fromBlock: '0X0' }, -32005],
    [{ fromBlock: '0x2711' }, undefined],
    [{ toBlock: 'latest' }, undefined],
    [{ blockHash: hash }, undefined],
    [{ fromBlock: 'finalized', toBlock: 'latest' }, -32005],
    [{ fromBlock: 'finalized' }, -32005],
    [{ fromBlock: 'finalized', toBlock: 'safe' }, -32005],
    [{ fromBlock: 'earliest', toBlock: 'finalized' }, undefined],
    [{ fromBlock: 'earliest', toBlock: 'safe' }, -32005],
    [{ fromBlock: '0x0', toBlock: 'safe' }, -32005],
    [{ fromBlock: 'safe', toBlock: 'latest' }, undefined],
    [{ fromBlock: '0x2711', toBlock: 'pending' }, -32005],
    [{ fromBlock: 'finalized', toBlock: '0x3a97' }, undefined],
  ])('for %j gets the error code %s', async (filter, code) => {
    const { post } = await start({ results })
    expect((await post(call('eth_getLogs', 3, [filter]))).json<Answer>().error?.code).toBe(code)
  })

  it('by tag is rejected if the chain has no block for the tag, without affecting the rest of its batch', async () => {
    const { post, reached } = await start({ results: { eth_getBlockByNumber: () => ({ number: null }) } })
    const batch = [call('eth_getLogs', 1, [{ fromBlock: 'finalized', toBlock: '0x1' }]), call('eth_chainId', 2)]
    expect((await post(batch)).json<Answer[]>()).toMatchObject([
      { id: 2, result: 'eth_chainId' },
      { id: 1, error: { code: -32603 } },
    ])
    expect(reached).toEqual(['eth_getBlockByNumber', 'eth_chainId'])
  })

  it('with too many results is rejected without affecting the rest of its batch', async () => {
    const { post } = await start({ results: { ...results, eth_getLogs: Array<string>(10_001).fill('log') } })
    const answers = (await post([call('eth_getLogs', 1), call('eth_chainId', 2)])).json<Answer[]>()
    expect(answers).toMatchObject([
      { id: 1, error: { code: -32005 } },
      { id: 2, result: 'eth_chainId' },
    ])
  })
})

describe('the rate limit', () => {
  it('counts every call of a batch by its method and answers 429 with a retry time', async () => {
    const { post, reached } = await start({ unitsPerMinute: 100 })
    expect((await post([call('eth_getLogs'), call('eth_call'), call('eth_chainId')])).statusCode).toBe(200)
    const limited = await post([call('eth_getLogs')])
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(limited.json()).toMatchObject({ error: { code: -32005, message: expect.stringContaining('Too many') } })
    expect(reached).toEqual(['eth_getLogs', 'eth_call', 'eth_chainId'])
  })

  it.each<[number, string, unknown[]]>([
    [1, 'eth_chainId', []],
    [5, 'eth_call', [call0]],
    [50, 'eth_estimateGas', [call0]],
    [2, 'eth_feeHistory', ['0x5', 'latest', []]],
    [104, 'eth_feeHistory', ['0xffffff', 'latest']],
    [11, 'eth_feeHistory', ['0x5', 'latest', [50]]],
    [2049, 'eth_feeHistory', [100_000, 'latest', [50]]],
  ])('charges %d units for %s with %j', async (units, method, params) => {
    const enough = await start({ unitsPerMinute: units })
    expect((await enough.post(call(method, 1, params))).statusCode).toBe(200)
    expect((await enough.post(call('eth_chainId'))).statusCode).toBe(429)
    const tooFew = await start({ unitsPerMinute: units - 1 })
    expect((await tooFew.post(call(method, 1, params))).statusCode).toBe(429)
  })

  it.each<[string, string, Record<string, string>?]>([
    ['bodies that are too large', `"${'x'.repeat(256 * 1024)}"`],
    ['bodies that are not JSON', '{'],
    ['empty batches', '[]'],
    ['batches that are too large', JSON.stringify(Array<number>(101).fill(1))],
    ['other content types', 'x', { 'content-type': 'text/plain' }],
  ])('counts %s', async (_case, payload, headers) => {
    const { post } = await start({ unitsPerMinute: 3 })
    for (let count = 0; count < 3; count++) expect((await post(payload, headers)).statusCode).not.toBe(429)
    expect((await post(payload, headers)).statusCode).toBe(429)
    expect((await post(call('eth_chainId'))).statusCode).toBe(429)
  })

  it('charges large bodies by their size before parsing them', async () => {
    const { post } = await start({ unitsPerMinute: 16 })
    expect((await post('['.repeat(255 * 1024))).statusCode).toBe(200)
    expect((await post(call('eth_chainId'))).statusCode).toBe(429)
  })

  it('counts rejected calls', async () => {
    const { post } = await start({ unitsPerMinute: 10 })
    for (let count = 0; count < 10; count++) await post(call('debug_traceCall'))
    expect((await post(call('eth_chainId'))).statusCode).toBe(429)
  })
})

it('rejects a response that is too large', async () => {
  const { post } = await start({ results: { eth_call: `0x${'00'.repeat(5 * 1024 ** 2)}` } })
  expect((await post(call('eth_call', 4))).json()).toMatchObject({ id: 4, error: { code: -32005 } })
})
