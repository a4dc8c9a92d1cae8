import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import { type Address, createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PrivateChain, startPrivateChain } from '../../../test/private-chain.ts'
import { connectChain } from '../../services/chain.ts'
import { readTokenBalance } from './quest-verifier.ts'

const nobody: Address = `0x${'b2'.repeat(20)}`
let privateChain: PrivateChain
let holder: Address

beforeAll(async () => {
  privateChain = await startPrivateChain()
  const { chain, owner, rpcUrl } = privateChain
  const account = privateKeyToAccount(owner)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const { token, collection } = chain.contracts
  const hashes = [
    await wallet.writeContract({
      abi: testnetTokenAbi,
      address: token,
      functionName: 'buy',
      value: parseEther('0.5'),
      chain: null,
    }),
    await wallet.writeContract({
      abi: collectionAbi,
      address: collection,
      functionName: 'ownerMint',
      args: [account.address, 7n, 3n, '0x'],
      chain: null,
    }),
  ]
  for (const hash of hashes) await chain.client.waitForTransactionReceipt({ hash })
  holder = account.address.toLowerCase() as Address
})
afterAll(() => privateChain.stop())

it('reads a balance of any standard, of our contracts by name and of others by address', async () => {
  const { chain } = privateChain
  const { token: tokenAddress, collection } = chain.contracts
  const read = (token: Parameters<typeof readTokenBalance>[0], owner = holder) =>
    readTokenBalance(token, { owner, chain })
  expect(await read({ standard: 'erc20', contract: 'token' })).toBe(parseEther('500'))
  // ERC-721 asks in the same way; in one case only, whichever it was written in.
  const shouted = tokenAddress.toUpperCase().replace('0X', '0x') as Address
  expect(await read({ standard: 'erc721', contract: shouted })).toBe(parseEther('500'))
  expect(await read({ standard: 'erc1155', contract: 'collection', id: '7' })).toBe(3n)
  expect(await read({ standard: 'erc1155', contract: collection, id: '8' })).toBe(0n)
  expect(await read({ standard: 'erc20', contract: 'token' }, nobody)).toBe(0n)
})

it('takes neither a missing contract nor a silent chain for a balance of nothing', async () => {
  const { chain } = privateChain
  const missing = { standard: 'erc20', contract: nobody } as const
  await expect(readTokenBalance(missing, { owner: holder, chain })).rejects.toMatchObject({ code: 'CHAIN_SILENT' })
  // The collection has no balance that is asked for without an item.
  const other = { standard: 'erc20', contract: 'collection' } as const
  await expect(readTokenBalance(other, { owner: holder, chain })).rejects.toMatchObject({ code: 'CHAIN_SILENT' })
  const silent = connectChain({ id: 1, rpcUrl: 'http://127.0.0.1:1', contracts: chain.contracts })
  const ours = { standard: 'erc20', contract: 'token' } as const
  await expect(readTokenBalance(ours, { owner: holder, chain: silent })).rejects.toMatchObject({ code: 'CHAIN_SILENT' })
})
