import { type Address, parseEther } from 'viem'
import { afterAll, expect, it } from 'vitest'
import { actOnChain, startPrivateChain } from '../../../test/private-chain.ts'
import { connectChain } from '../../services/chain.ts'
import { readTokenBalance } from './quest-verifier.ts'

const emptyWallet: Address = `0x${'b2'.repeat(20)}`
const privateChain = await startPrivateChain()
afterAll(privateChain.stop)
const { chain } = privateChain
const owner = actOnChain(privateChain, privateChain.owner)
const holder = owner.address.toLowerCase() as Address
await owner.buy('0.5')
await owner.ownerMint(owner.address, 7, 3)

it('reads balances of any token standard, by contract name or address', async () => {
  const { token: tokenAddress, collection } = chain.contracts
  const read = (token: Parameters<typeof readTokenBalance>[0], wallet = holder) =>
    readTokenBalance(token, { owner: wallet, chain })
  expect(await read({ standard: 'erc20', contract: 'token' })).toBe(parseEther('500'))
  // ERC-721 has the same function. The address may be in any casing.
  const upperCase = tokenAddress.toUpperCase().replace('0X', '0x') as Address
  expect(await read({ standard: 'erc721', contract: upperCase })).toBe(parseEther('500'))
  expect(await read({ standard: 'erc1155', contract: 'collection', id: '7' })).toBe(3n)
  expect(await read({ standard: 'erc1155', contract: collection, id: '8' })).toBe(0n)
  expect(await read({ standard: 'erc20', contract: 'token' }, emptyWallet)).toBe(0n)
})

it('throws for a missing contract or an unresponsive chain instead of returning 0', async () => {
  const expectSilent = (contract: Address | 'collection' | 'token', queried = chain) =>
    expect(readTokenBalance({ standard: 'erc20', contract }, { owner: holder, chain: queried })).rejects.toMatchObject({
      code: 'CHAIN_SILENT',
    })
  await expectSilent(emptyWallet)
  // The collection has no balance function without an item.
  await expectSilent('collection')
  await expectSilent('token', connectChain({ id: 1, rpcUrl: 'http://127.0.0.1:1', contracts: chain.contracts }))
})
