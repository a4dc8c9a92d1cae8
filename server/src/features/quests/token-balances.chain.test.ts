import { type Address, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type Call, startFaultProxy } from '../../../test/fault-proxy.ts'
import { actOnChain, startNextDay, startPrivateChain } from '../../../test/private-chain.ts'
import { connectChain } from '../../services/chain.ts'
import { createReadTokenBalance, type ReadTokenBalance } from './token-balances.ts'

const daySeconds = 86_400
const emptyWallet: Address = `0x${'b2'.repeat(20)}`
const privateChain = await startPrivateChain()
const { rpc } = privateChain
const proxy = await startFaultProxy(privateChain.rpcUrl)
afterAll(async () => {
  await proxy.close()
  await privateChain.stop()
})
afterEach(() => proxy.setFault(() => undefined))
const chain = connectChain({ ...privateChain.chain, rpcUrls: [proxy.url] })
const owner = actOnChain(privateChain, privateChain.owner)
const holder = owner.address.toLowerCase() as Address
await owner.buy('0.5')
await owner.ownerMint(owner.address, 7, 3)
const firstDayStartSeconds = await startOfToday()
await startNextDay(privateChain)

/** Returns when the day of the newest block began. */
async function startOfToday(): Promise<number> {
  const { timestamp } = await privateChain.chain.client.getBlock()
  return Number(timestamp) - (Number(timestamp) % daySeconds)
}

/** Returns a reader of today's balances. */
async function openReader(queried = chain) {
  const read = createReadTokenBalance({ chain: queried, nowMilliseconds: Date.now })
  const dayStartSeconds = await startOfToday()
  return (token: Parameters<ReadTokenBalance>[0], wallet = holder) => read(token, { owner: wallet, dayStartSeconds })
}

const item = { standard: 'erc1155', contract: 'collection', id: '7' } as const
const silent = { code: 'CHAIN_SILENT' }

it('reads balances of any token standard, by contract name or address', async () => {
  const { token: tokenAddress, collection } = chain.contracts
  const read = await openReader()
  expect(await read({ standard: 'erc20', contract: 'token' })).toBe(parseEther('500'))
  // ERC-721 has the same function. The address may be in any casing.
  const upperCase = tokenAddress.toUpperCase().replace('0X', '0x') as Address
  expect(await read({ standard: 'erc721', contract: upperCase })).toBe(parseEther('500'))
  expect(await read(item)).toBe(3n)
  expect(await read({ standard: 'erc1155', contract: collection, id: '8' })).toBe(0n)
  expect(await read({ standard: 'erc20', contract: 'token' }, emptyWallet)).toBe(0n)
})

it('counts tokens that are passed on during the day for one wallet only', async () => {
  const next = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Address
  await owner.transfer(next, 7)
  const today = await openReader()
  expect([await today(item), await today(item, next)]).toEqual([3n, 0n])
  await startNextDay(privateChain)
  const tomorrow = await openReader()
  expect([await tomorrow(item), await tomorrow(item, next)]).toEqual([2n, 1n])
})

it('looks for the first block of the day once, and then reads each balance with one call', async () => {
  const counts = new Map<string, number>()
  proxy.setFault(({ method, params }) => {
    for (const call of method === 'batch' ? (params as Call[]) : [{ method }])
      counts.set(call.method, (counts.get(call.method) ?? 0) + 1)
    return undefined
  })
  await rpc('hardhat_mine', [200])
  const read = await openReader()
  await Promise.all(Array.from({ length: 50 }, (_, index) => read({ ...item, id: String(index + 1) })))
  const blocks = counts.get('eth_getBlockByNumber') ?? 0
  // The newest block, steps that double back over 200 blocks, and a bisection of the last step.
  expect(blocks).toBeLessThanOrEqual(1 + 8 + 8)
  await read(item, emptyWallet)
  expect(Object.fromEntries(counts)).toEqual({ eth_getBlockByNumber: blocks, eth_call: 51 })
})

it('reads 0 for a contract that was deployed during the day', async () => {
  const read = createReadTokenBalance({ chain, nowMilliseconds: Date.now })
  expect(await read(item, { owner: holder, dayStartSeconds: firstDayStartSeconds })).toBe(0n)
})

it('throws for a missing contract or an unresponsive chain instead of returning 0', async () => {
  const read = await openReader()
  await expect(read({ standard: 'erc20', contract: emptyWallet })).rejects.toMatchObject(silent)
  // The collection has no balance function without an item.
  await expect(read({ standard: 'erc20', contract: 'collection' })).rejects.toMatchObject(silent)
  const unreachable = await openReader(connectChain({ ...chain, rpcUrls: ['http://127.0.0.1:1'] }))
  await expect(unreachable({ standard: 'erc20', contract: 'token' })).rejects.toMatchObject(silent)
})

it('throws until the chain has a block of the day', async () => {
  const read = createReadTokenBalance({ chain, nowMilliseconds: Date.now })
  const tomorrow = { owner: holder, dayStartSeconds: (await startOfToday()) + daySeconds }
  await expect(read(item, tomorrow)).rejects.toMatchObject(silent)
  await startNextDay(privateChain)
  expect(await read(item, tomorrow)).toBe(2n)
})

it('throws instead of reading the newest balance if the node has pruned the state of that block', async () => {
  await rpc('evm_mine')
  proxy.setFault(({ method, params }) => {
    const calls = method === 'batch' ? (params as Call[]) : [{ method, params }]
    const isPast = calls.some((call) => call.method === 'eth_call' && call.params[1] !== 'latest')
    return isPast ? { kind: 'error', message: 'missing trie node' } : undefined
  })
  const read = await openReader()
  await expect(read(item)).rejects.toMatchObject({ ...silent, cause: { details: 'missing trie node' } })
})
