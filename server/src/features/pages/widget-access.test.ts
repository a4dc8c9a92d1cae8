import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { expect, it } from 'vitest'
import Fastify from 'fastify'
import { readEnv } from '../../env/index.ts'
import { widgetTokens } from './widget-access.ts'
import type { BuiltSite } from '../../services/built-site.ts'
import { language } from '@network-site/site/language'
import { pageRoutes } from './plugin.ts'

const ownToken = `0x${'a'.repeat(40)}`
const deployment = {
  network: { chain: { id: 7, rpcUrls: ['https://site.example/rpc'] }, contracts: { token: ownToken } },
  settings: { rpcUrl: '/rpc' },
} as unknown as { network: NetworkDocument; settings: BrowserSettings }

async function tokensOf(others: object[]) {
  return widgetTokens(readEnv({ WIDGET_TOKENS: JSON.stringify(others) }), deployment)
}

it('allows only the site’s token by default', async () => {
  expect(await widgetTokens(readEnv({}), deployment)).toEqual([
    { chainId: 7, contract: ownToken, rpcUrls: ['/rpc', 'https://site.example/rpc'] },
  ])
})

it('accepts tokens on other test networks, but not on main networks', async () => {
  const rpc = ['https://rpc.example']
  expect(await tokensOf([{ chainId: 421_614, contract: ownToken, rpc }])).toHaveLength(2)
  expect(await tokensOf([{ chainId: 31_337, contract: ownToken, rpc }])).toHaveLength(2)
  for (const chainId of [1, 10, 42_161, 8453]) {
    await expect(tokensOf([{ chainId, contract: ownToken, rpc }])).rejects.toThrow(`${chainId} is a main network`)
  }
})

const contract = `0x${'aB'.repeat(20)}`
const other = `0x${'c'.repeat(40)}`
const chain = {
  name: 'Ours',
  chain: 'ETH',
  rpc: ['http://127.0.0.1:3000/rpc'],
  shortName: 'ours',
  slug: 'ours',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  chainId: 7,
  testnet: true,
}
const tokens = [
  { chainId: 7, contract, rpcUrls: ['/rpc', 'https://site.example/rpc'] },
  { chainId: 8, contract: other, rpcUrls: ['https://rpc.other.example/v1'] },
]
const refused = {
  title: 'Not shown',
  notFramed: 'It opens on the swap page only.',
  notOffered: 'Not a token of <ours>.',
  link: 'To the swap page',
}

async function openAt(url: string, headers: Record<string, string> = { 'sec-fetch-dest': 'iframe' }) {
  const app = Fastify()
  const page = {
    body: Buffer.from('the widget'),
    brotli: undefined,
    gzip: undefined,
    contentType: 'text/html; charset=utf-8',
    etag: '"1"',
    isHashed: false,
    scriptHashes: [],
  }
  const site: BuiltSite = {
    folder: import.meta.dirname,
    files: new Map([['/the-widget', page]]),
    compressFurther: () => {},
  }
  await app.register(async (scope) =>
    pageRoutes(scope, {
      site,
      languages: [
        {
          language: { ...language, tag: 'pt-BR' },
          paths: { home: '/', tokenWidget: '/the-widget', testnetSwap: '/the-swap' },
          tokenWidget: { refused },
        },
      ],
      style: { background: '#010203', text: '#fff', accent: '#f00' },
      policyOf: () => "default-src 'self'",
      tokens,
    }),
  )
  return app.inject({ url, headers })
}

async function openWidget(query: Record<string, unknown>, headers?: Record<string, string>) {
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return openAt(`/the-widget?${new URLSearchParams(Object.fromEntries(parts) as Record<string, string>)}`, headers)
}

it.each([
  ['through the origin of the page', contract, chain],
  ['through the public RPC URL', contract.toLowerCase(), { ...chain, rpc: 'https://site.example/rpc' }],
  ['on another allowed test network', other, { ...chain, chainId: 8, rpc: ['https://rpc.other.example/v1'] }],
])('shows a token %s', async (_case, requested, described) => {
  const answer = await openWidget({ contract: requested, chain: described })
  expect([answer.statusCode, answer.body]).toEqual([200, 'the widget'])
})

it.each([
  ['another contract on our chain', other, chain],
  ['our contract’s address on another chain', contract, { ...chain, chainId: 8 }],
  ['another chain', other, { ...chain, chainId: 1, rpc: ['https://rpc.evil.example'] }],
  ['our chain through another endpoint', contract, { ...chain, rpc: ['https://rpc.evil.example'] }],
  [
    'our chain through another endpoint in addition to ours',
    contract,
    { ...chain, rpc: [...chain.rpc, 'https://evil.example/x'] },
  ],
  [
    'an allowed token through our path on another host',
    other,
    { ...chain, chainId: 8, rpc: ['https://evil.example/rpc'] },
  ],
  ['a chain that is not marked as a test network', contract, { ...chain, testnet: false }],
])('refuses %s with an explanation', async (_case, requested, described) => {
  const answer = await openWidget({ contract: requested, chain: described })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('Not a token of &lt;ours&gt;.')
  expect(answer.body).toContain('href="/the-swap"')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

it('parses a query with a second question mark as the page does', async () => {
  const described = JSON.stringify({ ...chain, rpc: ['https://evil.example/?'] })
  const answer = await openAt(
    `/the-widget?contract=${other}&chain=${encodeURIComponent(described).replace('%3F', '?')}`,
  )
  expect(answer.statusCode).toBe(403)
})

it('refuses to open the widget outside a frame, even from the browser cache', async () => {
  for (const kept of [{}, { 'if-none-match': '"1"' }]) {
    const answer = await openWidget({ contract, chain }, { 'sec-fetch-dest': 'document', ...kept })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('It opens on the swap page only.')
    expect(answer.headers['vary']).toContain('sec-fetch-dest')
  }
})

it('leaves the check to the page if the browser sends no destination or the query is invalid', async () => {
  expect((await openWidget({ contract, chain }, {})).statusCode).toBe(200)
  expect((await openWidget({ contract: 'not-an-address', chain })).statusCode).toBe(200)
})
