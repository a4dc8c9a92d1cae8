import { testnetTokenAbi } from '@network-site/protocol/contracts'
import { encodeFunctionResult, toFunctionSelector } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { readToken, selectors } from './read-token.ts'

const chain = {
  chainId: 47,
  name: 'Test chain',
  slug: 'test-chain',
  rpc: ['https://first.example', 'https://second.example'],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
} as Parameters<typeof readToken>[0]['chain']
const contract = `0x${'1'.repeat(40)}` as const
const token = {
  name: 'Tökén with a name of more than thirty-two bytes',
  symbol: 'T',
  decimals: 6,
  rate: 5n,
  dailyCap: 2n ** 200n,
}

/** Answers as an endpoint: results by method or selector. A string fails the request. */
function answerAs(endpoints: Record<string, Record<string, unknown> | string>) {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const results = endpoints[new URL(url).origin]
    if (results === undefined || typeof results === 'string') throw new TypeError('Failed to fetch')
    const calls = JSON.parse(body) as { id: number; method: string; params: [{ data?: string }] }[]
    return Response.json(
      calls
        .map(({ id, method, params }) => {
          const result = results[method === 'eth_call' ? String(params[0].data) : method]
          return result === undefined ? { id, error: { message: 'execution reverted' } } : { id, result }
        })
        .toReversed(),
    )
  })
}

const results: Record<string, unknown> = { eth_chainId: '0x2f', eth_getCode: '0x60' }
for (const [functionName, value] of Object.entries(token)) {
  const name = functionName as keyof typeof token
  results[selectors[name]] = encodeFunctionResult({ abi: testnetTokenAbi, functionName: name, result: value } as never)
}

afterEach(() => vi.unstubAllGlobals())

test('has the selectors of the contract', () => {
  for (const [name, selector] of Object.entries(selectors)) expect(toFunctionSelector(`${name}()`)).toBe(selector)
})

test('decodes the metadata of a token', async () => {
  answerAs({ 'https://first.example': results })
  expect(await readToken({ chain, contract })).toEqual(token)
})

test('reads from the next endpoint if one fails or answers no batch', async () => {
  answerAs({ 'https://first.example': 'unreachable', 'https://second.example': results })
  expect(await readToken({ chain, contract })).toEqual(token)
  answerAs({ 'https://first.example': {}, 'https://second.example': results })
  expect(await readToken({ chain, contract })).toEqual(token)
})

test.each([
  ['unreachable', {}],
  ['otherChain', { ...results, eth_chainId: '0x1' }],
  ['noContract', { ...results, eth_getCode: '0x' }],
  ['otherInterface', { ...results, [selectors.rate]: undefined }],
  ['otherInterface', { ...results, [selectors.name]: '0x' }],
  ['otherInterface', { ...results, [selectors.symbol]: `0x${'0'.repeat(62)}20${'f'.repeat(64)}` }],
])('says that the token is %s', async (reason, first) => {
  answerAs({ 'https://first.example': first })
  await expect(readToken({ chain, contract })).rejects.toMatchObject({ reason })
})
