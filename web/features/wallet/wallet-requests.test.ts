import { expect, test, vi } from 'vitest'
import { switchOrAddChain } from './wallet-requests.ts'

const chain = {
  id: 47279324479,
  name: 'A Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.test'],
  blockExplorerUrls: ['https://explorer.test'],
}
const chainId = '0xb02113d3f'
const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId }] }
const adding = {
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId,
      chainName: 'A Testnet',
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: chain.rpcUrls,
      blockExplorerUrls: chain.blockExplorerUrls,
    },
  ],
}

test('only switches if the wallet knows the chain', async () => {
  const wallet = createWallet({ knows: true })
  await switchOrAddChain(wallet, { chain, onAdded: wallet.added })
  expect(wallet.requests()).toEqual([switching])
  expect(wallet.added).not.toHaveBeenCalled()
})

test.each([
  ['4902', { code: 4902, message: 'Unrecognized chain ID' }],
  ['−32603', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['nothing at all', null],
])('adds the chain and then switches if the wallet answers %s', async (_case, error) => {
  const wallet = createWallet({ knows: false, error })
  await switchOrAddChain(wallet, { chain, onAdded: wallet.added })
  expect(wallet.requests()).toEqual([switching, adding, switching])
  expect(wallet.added).toHaveBeenCalledExactlyOnceWith(chain.id)
})

test('does not switch again if adding the chain already switched the wallet', async () => {
  const wallet = createWallet({ knows: false, error: { code: 4902 }, switchesOnAdd: true })
  await switchOrAddChain(wallet, { chain, onAdded: wallet.added })
  expect(wallet.requests()).toEqual([switching, adding])
})

test('does not add the chain if the user rejects the switch', async () => {
  const wallet = createWallet({ knows: false, error: { code: 4001, message: 'User rejected the request.' } })
  await expect(switchOrAddChain(wallet, { chain, onAdded: wallet.added })).rejects.toMatchObject({ code: 4001 })
  expect(wallet.requests()).toEqual([switching])
})

test('omits the block explorers if there are none', async () => {
  const wallet = createWallet({ knows: false, error: { code: 4902 } })
  await switchOrAddChain(wallet, { chain: { ...chain, blockExplorerUrls: [] }, onAdded: wallet.added })
  expect(wallet.requests()[1]?.params).not.toHaveProperty('0.blockExplorerUrls')
})

function createWallet(options: { knows: boolean; error?: object | null; switchesOnAdd?: boolean }) {
  let knows = options.knows
  let current = 1
  const calls: Array<{ method: string; params?: unknown }> = []
  return {
    added: vi.fn(),
    requests: () => calls.filter(({ method }) => method !== 'eth_chainId'),
    async request(call: { method: string; params?: unknown }) {
      calls.push(call)
      if (call.method === 'eth_chainId') return `0x${current.toString(16)}`
      if (call.method === 'wallet_addEthereumChain') {
        knows = true
        if (options.switchesOnAdd) current = chain.id
      } else if (knows) current = chain.id
      else if (options.error) throw Object.assign(new Error('wallet'), options.error)
      return null
    },
  }
}
