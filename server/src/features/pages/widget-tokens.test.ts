import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { expect, it } from 'vitest'
import { readEnv } from '../../env/index.ts'
import { widgetTokens } from './widget-tokens.ts'

const contract = `0x${'a'.repeat(40)}`
const deployment = {
  network: { chain: { id: 7, rpcUrls: ['https://site.example/rpc'] }, contracts: { testnetToken: contract } },
  settings: { rpcUrl: '/rpc' },
} as unknown as { network: NetworkDocument; settings: BrowserSettings }

async function tokensOf(others: object[]) {
  return widgetTokens(readEnv({ WIDGET_TOKENS: JSON.stringify(others) }), deployment)
}

it('is the site’s own token where nothing else is allowed', async () => {
  expect(await widgetTokens(readEnv({}), deployment)).toEqual([
    { chainId: 7, contract, rpcUrls: ['/rpc', 'https://site.example/rpc'] },
  ])
})

it('takes tokens of other test networks, and of no main network', async () => {
  const rpc = ['https://rpc.example']
  expect(await tokensOf([{ chainId: 421_614, contract, rpc }])).toHaveLength(2)
  expect(await tokensOf([{ chainId: 31_337, contract, rpc }])).toHaveLength(2)
  for (const chainId of [1, 10, 42_161, 8453]) {
    await expect(tokensOf([{ chainId, contract, rpc }])).rejects.toThrow(`${chainId} is a main network`)
  }
})
