import { expect, test } from 'vitest'
import { codeSamples, highlight } from './code-samples.ts'

const chain = {
  id: 919_191,
  name: "Pilot's Testnet",
  network: 'pilots-testnet',
  shortName: 'pilots',
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  testnet: true,
}
const deployment = { rpcUrl: 'https://rpc.example/v1', token: '0xabc' }

test.each(codeSamples(chain, deployment))('highlights $name without changing the code', ({ code }) => {
  const tokens = highlight(code)
  expect(tokens.map(({ text }) => text).join('')).toBe(code)
  expect(new Set(tokens.map(({ start }) => start)).size).toBe(tokens.length)
  expect(tokens.filter(({ kind }) => kind === 'string').length).toBeGreaterThan(0)
})

test('quotes a name with an apostrophe', () => {
  const [viem] = codeSamples(chain, deployment)
  expect(viem?.code).toContain(`name: "Pilot's Testnet"`)
})

test('has as many lines before the network is known as after', () => {
  const lines = (token: string, rpcUrl: string) =>
    codeSamples(chain, { rpcUrl, token }).map(({ code }) => code.split('\n').length)
  expect(lines('0x…', 'https://site.example/rpc')).toEqual(lines(`0x${'a'.repeat(40)}`, 'https://rpc.example/v1/long'))
})
