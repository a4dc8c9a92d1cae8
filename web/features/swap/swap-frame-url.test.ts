import type { NetworkDocument } from '@network-site/protocol/settings'
import { paths } from '@network-site/site/paths'
import { expect, test } from 'vitest'
import { framePermissions, swapFrameUrl } from './swap-frame-url.ts'

const network: NetworkDocument = {
  name: 'Orbit',
  chain: {
    id: 47279324479,
    name: 'Orbit Testnet',
    network: 'orbit-testnet',
    shortName: 'orbit',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://rpc.example'],
    blockExplorerUrls: [],
    testnet: true,
  },
  signingMessage: 'Orbit Testnet Drop',
  contracts: { collection: '0x01', token: '0x02' },
}

function urlFor(frameUrl: string) {
  const settings = { swap: { frameUrl, clientId: 'client' }, rpcUrl: 'http://127.0.0.1:3000/rpc' }
  return swapFrameUrl({ settings, network, primaryColor: 'red', pageUrl: 'https://site.example/swap' })
}

test('passes the contract, chain, client, and color in the query', () => {
  const query = new URL(urlFor('https://cdn.example/w')).searchParams
  expect([...query.keys()]).toEqual(['contract', 'chain', 'clientId', 'primaryColor'])
  expect(query.get('contract')).toBe('0x02')
  expect(query.get('clientId')).toBe('client')
  expect(query.get('primaryColor')).toBe('red')
  expect(JSON.parse(query.get('chain') ?? '')).toEqual({
    name: 'Orbit Testnet',
    chain: 'ETH',
    rpc: ['http://127.0.0.1:3000/rpc'],
    shortName: 'orbit',
    slug: 'orbit-testnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    chainId: 47279324479,
    testnet: true,
  })
})

test('keeps the query of the configured frame URL', () => {
  expect(urlFor('https://cdn.example/w?v=2')).toMatch(/^https:\/\/cdn\.example\/w\?v=2&contract=0x02&/)
})

const page = 'https://site.example/the-swap'

test('grants our own widget its permissions and expects its messages', () => {
  expect(framePermissions(`${paths.tokenWidget}?contract=0x1`, page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: "clipboard-write 'self'",
    postsMessages: true,
  })
})

test('lets a third-party widget use forms and write to the clipboard from its own origin', () => {
  expect(framePermissions(`https://cdn.example${paths.tokenWidget}?a=b`, page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms',
    allow: 'clipboard-write https://cdn.example',
    postsMessages: false,
  })
})

test.each([paths.tokenWidget, 'https://cdn.example/w'])('keeps %s from navigating the surrounding page', (url) => {
  expect(framePermissions(url, page).sandbox).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
})
