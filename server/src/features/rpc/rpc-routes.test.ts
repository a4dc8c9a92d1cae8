import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'
import { rpcRoutes } from './rpc-routes.ts'

type Call = { id?: number; method: string; params?: unknown[] }

const closers: FastifyInstance[] = []
afterEach(async () => {
  for (const app of closers.splice(0)) await app.close()
})

/** A chain on a real port that answers each call with its method's name, and remembers what reached it. */
async function startChain() {
  const reached: string[] = []
  const app = Fastify()
  const answer = ({ id, method }: Call) => {
    reached.push(method)
    return { jsonrpc: '2.0', id, result: method }
  }
  app.post<{ Body: Call | Call[] }>('/', async ({ body }) => (Array.isArray(body) ? body.map(answer) : answer(body)))
  closers.push(app)
  return { rpcUrl: await app.listen({ port: 0, host: '127.0.0.1' }), reached }
}

async function start() {
  const { rpcUrl, reached } = await startChain()
  const app = Fastify()
  closers.push(app)
  await app.register(async (scope) => rpcRoutes(scope, { rpcUrl }))
  const post = (payload: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    app.inject({
      method: 'POST',
      url: '/rpc',
      headers,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { app, post, reached }
}

function call(method: string, id = 1) {
  return { jsonrpc: '2.0', id, method, params: [] }
}

describe('POST /rpc', () => {
  it('forwards what the public may ask', async () => {
    const { post, reached } = await start()
    for (const method of allowedMethods) {
      expect((await post(call(method))).json()).toEqual({ jsonrpc: '2.0', id: 1, result: method })
    }
    expect(reached).toEqual([...allowedMethods])
  })

  it.each([
    [
      'the embedded chain’s powers',
      ['anvil_setBalance', 'anvil_impersonateAccount', 'anvil_dumpState', 'hardhat_setCode'],
    ],
    ['the clock', ['evm_mine', 'evm_increaseTime', 'evm_setNextBlockTimestamp', 'evm_snapshot', 'evm_revert']],
    [
      'the node’s own accounts',
      ['eth_accounts', 'eth_sendTransaction', 'eth_sign', 'eth_signTransaction', 'eth_signTypedData_v4'],
    ],
    ['wallets', ['personal_unlockAccount', 'personal_sendTransaction', 'wallet_addEthereumChain']],
    ['the operator', ['admin_peers', 'admin_addPeer', 'miner_start', 'engine_newPayloadV3', 'les_serverInfo']],
    ['tracing', ['debug_traceTransaction', 'debug_traceCall', 'trace_block', 'trace_call', 'ots_traceTransaction']],
    ['the pool of transactions', ['txpool_content', 'txpool_inspect', 'txpool_status']],
    ['filters, which keep state', ['eth_newFilter', 'eth_newBlockFilter', 'eth_getFilterChanges', 'eth_subscribe']],
    [
      'near misses',
      ['eth_Call', ' eth_call', 'eth_call ', 'ETH_CALL', 'eth_call\u0000', '', '__proto__', 'constructor'],
    ],
  ])('keeps the public from %s', async (_family, methods) => {
    const { post, reached } = await start()
    for (const method of methods) {
      const answer = (await post(call(method, 7))).json<{ id: number; error: { code: number } }>()
      expect([method, answer.id, answer.error.code]).toEqual([method, 7, -32601])
    }
    const batch = (await post(methods.map((method, index) => call(method, index)))).json<
      Array<{ error: { code: number } }>
    >()
    expect(batch.map(({ error }) => error.code)).toEqual(methods.map(() => -32601))
    expect(reached).toEqual([])
  })

  it('answers the good calls of a batch and refuses the others among them', async () => {
    const { post, reached } = await start()
    const answers = (await post([call('eth_chainId', 1), call('anvil_mine', 2), call('eth_call', 3), 'x'])).json<
      Array<Record<string, unknown>>
    >()
    expect(answers.map(({ id, result, error }) => [id, result, (error as { code: number } | undefined)?.code])).toEqual(
      [
        [1, 'eth_chainId', undefined],
        [3, 'eth_call', undefined],
        [2, undefined, -32601],
        [null, undefined, -32600],
      ],
    )
    expect(reached).toEqual(['eth_chainId', 'eth_call'])
  })

  it.each([
    ['nothing', '', -32700],
    ['no JSON', '{', -32700],
    ['no call', '5', -32600],
    ['an empty batch', '[]', -32600],
    ['a batch in a batch', '[[]]', -32600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"eth_call"}', -32600],
    ['a field of its own', '{"jsonrpc":"2.0","id":1,"method":"eth_call","extra":1}', -32600],
    ['a list as method', '{"jsonrpc":"2.0","id":1,"method":["eth_call"]}', -32600],
  ])('refuses %s', async (_case, payload, code) => {
    const { post, reached } = await start()
    const answer = (await post(payload)).json<{ error: { code: number } } | Array<{ error: { code: number } }>>()
    expect((Array.isArray(answer) ? answer[0] : answer)?.error.code).toBe(code)
    expect(reached).toEqual([])
  })

  it('refuses a batch of more than 100 and a body of more than 256 KB', async () => {
    const { post, reached } = await start()
    const many = Array.from({ length: 101 }, (_, index) => call('eth_call', index))
    expect((await post(many)).json()).toMatchObject({ error: { code: -32600 } })
    expect((await post(`"${'x'.repeat(256 * 1024)}"`)).statusCode).toBe(413)
    expect(reached).toEqual([])
  })

  it('reads JSON whatever it is called, and lets any origin ask', async () => {
    const { app, post } = await start()
    const answer = await post(call('eth_chainId'), { 'content-type': 'text/plain' })
    expect(answer.json()).toMatchObject({ result: 'eth_chainId' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const preflight = await app.inject({ method: 'OPTIONS', url: '/rpc' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toContain('content-type')
  })

  it('says in JSON-RPC’s own shape that the chain is silent', async () => {
    const app = Fastify()
    closers.push(app)
    await app.register(async (scope) => rpcRoutes(scope, { rpcUrl: 'http://127.0.0.1:1' }))
    const answer = await app.inject({ method: 'POST', url: '/rpc', payload: call('eth_chainId', 9) })
    expect(answer.json()).toMatchObject({ id: 9, error: { code: -32603 } })
  })
})
