import { expect, test } from 'vitest'
import { rememberRequestedChain, requestedChains, walletStorage } from './wallet-storage.ts'

test('keeps every connector’s requested chains under one key', () => {
  const { items, backing } = createStorage()
  walletStorage(backing).setItem('wagmi.walletConnect.requestedChains', '[1]')
  walletStorage(backing).setItem('wagmi.recentConnectorId', '"guest"')
  expect([...items.keys()]).toEqual(['requestedChains', 'wagmi.recentConnectorId'])
  expect(walletStorage(backing).getItem('wagmi.other.requestedChains')).toBe('[1]')
})

test('remembers a chain once', () => {
  const { backing } = createStorage()
  rememberRequestedChain(7, backing)
  rememberRequestedChain(1, backing)
  rememberRequestedChain(7, backing)
  expect(requestedChains(backing)).toEqual([7, 1])
})

test.each(['{', '{"a":1}', '["x"]'])('reads %s as no chains', (stored) => {
  const { backing } = createStorage()
  backing.setItem('requestedChains', stored)
  expect(requestedChains(backing)).toEqual([])
})

function createStorage() {
  const items = new Map<string, string>()
  const backing = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, backing }
}
