import { expect, test } from 'vitest'
import {
  lastUsedConnectorId,
  leaveConnector,
  rememberRequestedChain,
  requestedChains,
  walletStorage,
  wasConnected,
} from './wallet-storage.ts'

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

test('a connector that was left is not reconnected, and still known as the last used', () => {
  const { backing } = createStorage()
  expect(wasConnected(backing)).toBe(false)
  expect(lastUsedConnectorId(backing)).toBeNull()
  backing.setItem('wagmi.recentConnectorId', '"guest"')
  expect(wasConnected(backing)).toBe(true)
  leaveConnector(backing)
  expect(wasConnected(backing)).toBe(false)
  expect(lastUsedConnectorId(backing)).toBe('guest')
  backing.setItem('wagmi.recentConnectorId', '"walletConnect"')
  expect(lastUsedConnectorId(backing)).toBe('walletConnect')
})

test('leaving twice keeps what was used last', () => {
  const { backing } = createStorage()
  backing.setItem('wagmi.recentConnectorId', '"guest"')
  leaveConnector(backing)
  leaveConnector(backing)
  expect(lastUsedConnectorId(backing)).toBe('guest')
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
