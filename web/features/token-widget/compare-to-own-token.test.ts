import type { NetworkDocument } from '@network-site/protocol/settings'
import { expect, test } from 'vitest'
import { compareToOwnToken } from './compare-to-own-token.ts'
import type { WidgetQuery } from './parse-widget-query.ts'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const token = `0x${'aB'.repeat(20)}` as const
const network: NetworkDocument = {
  name: 'Orbit',
  chain: {
    id: 7,
    name: 'Orbit Testnet',
    network: 'orbit-testnet',
    shortName: 'orbit',
    nativeCurrency,
    rpcUrls: ['https://site.example/rpc'],
    blockExplorerUrls: [],
    testnet: true,
  },
  signingMessage: 'Orbit Testnet Drop',
  contracts: { collection: token, testnetToken: token },
}
const own = { network, rpcUrl: 'http://127.0.0.1:3000/rpc' }
const query: WidgetQuery = {
  contract: token,
  chain: {
    name: 'Orbit Testnet',
    chain: 'ETH',
    rpc: ['https://site.example/rpc'],
    shortName: 'orbit',
    slug: 'orbit-testnet',
    nativeCurrency,
    chainId: 7,
    testnet: true,
  },
  clientId: '',
  primaryColor: undefined,
}

test('recognises its own token in any letter case', () => {
  const contract = token.toLowerCase() as `0x${string}`
  expect(compareToOwnToken({ ...query, contract }, own)).toEqual({ isOwnChain: true, isOwnToken: true })
})

test('another token on our chain is not ours', () => {
  const contract = `0x${'1'.repeat(40)}` as const
  expect(compareToOwnToken({ ...query, contract }, own)).toEqual({ isOwnChain: true, isOwnToken: false })
})

test('another RPC server with our chain id is not our chain', () => {
  const chain = { ...query.chain, rpc: ['https://site.example/rpc', 'https://evil.example/rpc'] }
  expect(compareToOwnToken({ ...query, chain }, own)).toEqual({ isOwnChain: false, isOwnToken: false })
})

test.each(['http://127.0.0.1:3000/rpc', 'https://site.example/rpc'])('our chain is recognised at %s', (rpc) => {
  expect(compareToOwnToken({ ...query, chain: { ...query.chain, rpc: [rpc] } }, own).isOwnChain).toBe(true)
})
