import type { NetworkDocument } from '@network-site/protocol/settings'
import { fillPlaceholders } from '@network-site/protocol/text'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { expect, test } from 'vitest'
import { compareToOwnToken, parseWidgetQuery, type WidgetQuery } from './parse-widget-query.ts'

const words = tokenWidget.malformed
const contract = `0x${'aB'.repeat(20)}` as const
const chain = {
  name: 'Orbit Testnet',
  chain: 'ETH',
  rpc: ['https://rpc.example'],
  shortName: 'orbit',
  slug: 'orbit-testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  chainId: 47279324479,
  testnet: true,
}
const isColor = (text: string) => text !== 'nocolor'

function parse(parts: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return parseWidgetQuery(`?${query}`, { isColor })
}

test('parses a complete query', () => {
  expect(parse({ contract, chain, clientId: 'me', primaryColor: 'red' })).toEqual({
    query: { contract, chain, clientId: 'me', primaryColor: 'red' },
  })
})

test('makes client and color optional, accepts a single RPC URL, and ignores unknown fields', () => {
  const { query } = parse({ contract, chain: { ...chain, rpc: 'http://localhost:8545', explorers: [] } })
  expect(query).toEqual({
    contract,
    chain: { ...chain, rpc: ['http://localhost:8545'] },
    clientId: '',
    primaryColor: undefined,
  })
})

test.each([
  [{ chain }, words.contractMissing],
  [{ chain, contract: '' }, words.contractMissing],
  [{ chain, contract: '0x123' }, words.contractWrong],
  [{ chain, contract: `0x${'g'.repeat(40)}` }, words.contractWrong],
  [{ contract }, words.chainMissing],
  [{ contract, chain: '{"name"' }, words.chainNotJson],
  [{ contract, chain: '[]' }, words.chainNotObject],
  [{ contract, chain: 'null' }, words.chainNotObject],
  [{ contract, chain, primaryColor: 'nocolor' }, words.colorWrong],
  [{ contract, chain, primaryColor: 'inherit' }, words.colorWrong],
  [{ contract, chain, primaryColor: 'var(--brand-accent)' }, words.colorWrong],
  [{ contract, chain, primaryColor: 'url(https://x.example)' }, words.colorWrong],
  [{ contract, chain, primaryColor: 'red;background:url(x)' }, words.colorWrong],
])('rejects %o with: %s', (parts, problem) => {
  expect(parse(parts)).toEqual({ problems: [problem] })
})

test.each([
  ['name', ''],
  ['chain', 5],
  ['rpc', 'ftp://rpc.example'],
  ['rpc', 'rpc.example'],
  ['rpc', []],
  ['rpc', ['https://rpc.example', 'javascript:alert(1)']],
  ['shortName', undefined],
  ['slug', null],
  ['nativeCurrency', { name: 'Ether', symbol: 'ETH' }],
  ['nativeCurrency', 'ETH'],
  ['chainId', '1'],
  ['chainId', 1.5],
  ['chainId', -1],
  ['testnet', 'yes'],
] as const)('names the field when a chain’s %s is %o', (field, value) => {
  const problem = fillPlaceholders(words.chainField, { field, expected: words.expected[field] })
  expect(parse({ contract, chain: { ...chain, [field]: value } })).toEqual({ problems: [problem] })
})

test('lists every problem at once', () => {
  expect(parse({ chain: { ...chain, rpc: 1, testnet: 1 }, primaryColor: 'nocolor' }).problems).toEqual([
    words.contractMissing,
    fillPlaceholders(words.chainField, { field: 'rpc', expected: words.expected.rpc }),
    fillPlaceholders(words.chainField, { field: 'testnet', expected: words.expected.testnet }),
    words.colorWrong,
  ])
})

const network: NetworkDocument = {
  name: 'Orbit',
  chain: {
    id: chain.chainId,
    name: 'Orbit Testnet',
    network: 'orbit-testnet',
    shortName: 'orbit',
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: ['https://site.example/rpc'],
    blockExplorerUrls: [],
    testnet: true,
  },
  signingMessage: 'Orbit Testnet Drop',
  contracts: { collection: contract, token: contract },
}
const own = { network, rpcUrl: 'http://127.0.0.1:3000/rpc' }
const query: WidgetQuery = {
  contract,
  chain: { ...chain, rpc: ['https://site.example/rpc'] },
  clientId: '',
  primaryColor: undefined,
}

const chainAt = (...rpc: string[]) => ({ chain: { ...query.chain, rpc } })

test.each<[string, Partial<WidgetQuery>, { isOwnChain: boolean; isOwnToken: boolean }]>([
  [
    'its own token in lower case',
    { contract: contract.toLowerCase() as `0x${string}` },
    { isOwnChain: true, isOwnToken: true },
  ],
  ['another token on our chain', { contract: `0x${'1'.repeat(40)}` }, { isOwnChain: true, isOwnToken: false }],
  [
    'our chain ID on another RPC server',
    chainAt('https://site.example/rpc', 'https://evil.example/rpc'),
    { isOwnChain: false, isOwnToken: false },
  ],
  ['our chain at the page’s URL', chainAt('http://127.0.0.1:3000/rpc'), { isOwnChain: true, isOwnToken: true }],
  ['our chain at its public URL', chainAt('https://site.example/rpc'), { isOwnChain: true, isOwnToken: true }],
])('compares %s to the site’s own token', (_case, changed, expected) => {
  expect(compareToOwnToken({ ...query, ...changed }, own)).toEqual(expected)
})
