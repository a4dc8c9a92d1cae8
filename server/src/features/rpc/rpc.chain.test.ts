import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPublicClient, createWalletClient, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { testnetTokenAbi } from '@network-site/protocol/contracts'
import { rateLimits } from '../../services/rate-limits.ts'
import { type PrivateChain, startPrivateChain, testChainId } from '../../../test/private-chain.ts'
import { rpcRoutes } from './plugin.ts'

const burner = '0x00000000000000000000000000000000000b0000'
const endlessLoop = '0x5b5f56'

let privateChain: PrivateChain
let app: FastifyInstance
let url: string

beforeAll(async () => {
  privateChain = await startPrivateChain()
  app = Fastify()
  const rateLimit = rateLimits()({ name: 'rpc', requests: 100_000, perSeconds: 60 })
  await app.register(async (scope) =>
    rpcRoutes(scope, {
      endpoints: privateChain.chain.endpoints,
      rateLimit,
      maxCallGas: 1_000_000n,
      isOpenToPages: false,
    }),
  )
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/rpc`
})
afterAll(async () => {
  await app.close()
  await privateChain.stop()
})

/** Returns clients that batch requests to our endpoint, as pages and wallets do. */
function clients() {
  const transport = http(url, { batch: true, retryCount: 0, timeout: 30_000 })
  const chain = {
    id: testChainId,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  }
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    account,
    reader: createPublicClient({ chain, transport, pollingInterval: 100 }),
    wallet: createWalletClient({ account, chain, transport }),
  }
}

it('lets a wallet read, estimate, send, and wait for a receipt', async () => {
  const { account, reader, wallet } = clients()
  await privateChain.rpc('hardhat_setBalance', [account.address, toHex(parseEther('10'))])
  const token = { abi: testnetTokenAbi, address: privateChain.chain.contracts.token } as const
  const hash = await wallet.writeContract({ ...token, functionName: 'buy', value: parseEther('1') })
  const { status } = await reader.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  const [held, logs] = await Promise.all([
    reader.readContract({ ...token, functionName: 'balanceOf', args: [account.address] }),
    reader.getLogs({ address: token.address, fromBlock: 'earliest' }),
  ])
  expect(held).toBe(parseEther('1000'))
  expect(logs.some(({ transactionHash }) => transactionHash === hash)).toBe(true)
})

it('returns the reason for a revert, and runs deployless calls', async () => {
  const { account, reader } = clients()
  const token = { abi: testnetTokenAbi, address: privateChain.chain.contracts.token } as const
  await expect(
    reader.simulateContract({ ...token, functionName: 'sell', args: [parseEther('1')], account }),
  ).rejects.toThrow(/ERC20InsufficientBalance/)
  // Deploys code that returns 42 and calls it, as the signature check of undeployed wallets does.
  const { data } = await reader.call({ code: '0x67602a5f5260205ff35f5260086018f3', data: '0x' })
  expect(Number(data)).toBe(42)
})

it.each(['eth_call', 'eth_estimateGas'])('limits %s with 2^40 gas without blocking other calls', async (method) => {
  const { reader } = clients()
  await privateChain.rpc('hardhat_setCode', [burner, endlessLoop])
  const attack = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [{ to: burner, gas: '0x10000000000' }, 'latest'] }),
  })
  expect(await reader.getBlockNumber()).toBeGreaterThan(0n)
  expect(await (await attack).json()).toMatchObject({ error: { message: expect.stringMatching(/out of gas/) } })
})
