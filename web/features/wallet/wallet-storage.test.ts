import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../ui/testing/memory-storage.ts'
import {
  lastUsedConnectorId,
  leaveConnector,
  rememberRequestedChain,
  requestedChains,
  walletStorage,
  wasConnected,
} from './wallet-storage.ts'

test('stores the requested chains of all connectors under one key', () => {
  const storage = createMemoryStorage()
  walletStorage(storage).setItem('wagmi.walletConnect.requestedChains', '[1]')
  walletStorage(storage).setItem('wagmi.recentConnectorId', '"guest"')
  expect([...storage.items.keys()]).toEqual(['requestedChains', 'wagmi.recentConnectorId'])
  expect(walletStorage(storage).getItem('wagmi.other.requestedChains')).toBe('[1]')
})

test('stores a requested chain once', () => {
  const storage = createMemoryStorage()
  rememberRequestedChain(7, storage)
  rememberRequestedChain(1, storage)
  rememberRequestedChain(7, storage)
  expect(requestedChains(storage)).toEqual([7, 1])
})

test.each(['{', '{"a":1}', '["x"]'])('reads no chains from %s', (stored) => {
  const storage = createMemoryStorage()
  storage.setItem('requestedChains', stored)
  expect(requestedChains(storage)).toEqual([])
})

test('does not reconnect a disconnected connector but still lists it as last used', () => {
  const storage = createMemoryStorage()
  expect(wasConnected(storage)).toBe(false)
  expect(lastUsedConnectorId(storage)).toBeNull()
  storage.setItem('wagmi.recentConnectorId', '"guest"')
  expect(wasConnected(storage)).toBe(true)
  leaveConnector(storage)
  expect(wasConnected(storage)).toBe(false)
  expect(lastUsedConnectorId(storage)).toBe('guest')
  storage.setItem('wagmi.recentConnectorId', '"walletConnect"')
  expect(lastUsedConnectorId(storage)).toBe('walletConnect')
})

test('keeps the last used connector after two disconnects', () => {
  const storage = createMemoryStorage()
  storage.setItem('wagmi.recentConnectorId', '"guest"')
  leaveConnector(storage)
  leaveConnector(storage)
  expect(lastUsedConnectorId(storage)).toBe('guest')
})
