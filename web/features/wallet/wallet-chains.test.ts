import { expect, test } from 'vitest'
import { rpcUrlsOf } from './wallet-chains.ts'

const project = { projectId: 'abc', relayUrl: 'wss://relay.test', rpcUrl: 'https://rpc.test', isEmbedded: false }
const own = ['https://own.test/rpc']

test.each([1, 10, 137, 42161, 1313161555])('reads well-known chain %d through the project', (id) => {
  expect(rpcUrlsOf({ id, rpcUrls: own }, project)).toEqual([`https://rpc.test/v1/?chainId=eip155:${id}&projectId=abc`])
})

test('reads any other chain at its own RPC URL', () => {
  expect(rpcUrlsOf({ id: 47279324479, rpcUrls: own }, project)).toEqual(own)
})

test('reads a well-known chain at its own RPC URL without a project', () => {
  expect(rpcUrlsOf({ id: 1, rpcUrls: own }, null)).toEqual(own)
  expect(rpcUrlsOf({ id: 1, rpcUrls: [] }, null)).toEqual([])
})
