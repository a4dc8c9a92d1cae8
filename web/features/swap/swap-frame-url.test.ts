import type { NetworkDocument } from '@network-site/protocol/settings'
import { expect, test } from 'vitest'
import { swapFrameUrl } from './swap-frame-url.ts'

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
  contracts: { collection: '0x01', testnetToken: '0x02' },
}

test('the query carries contract, chain, client and colour', () => {
  const settings = {
    swap: { frameUrl: 'https://cdn.example/w', clientId: 'client' },
    rpcUrl: 'http://127.0.0.1:3000/rpc',
  }
  const query = new URL(swapFrameUrl({ settings, network, primaryColor: 'red' })).searchParams
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

test('a frame URL with a query of its own keeps it', () => {
  const settings = {
    swap: { frameUrl: 'https://cdn.example/w?v=2', clientId: 'client' },
    rpcUrl: 'https://rpc.example',
  }
  expect(swapFrameUrl({ settings, network, primaryColor: 'red' })).toMatch(
    /^https:\/\/cdn\.example\/w\?v=2&contract=0x02&/,
  )
})
