import { decodeMintEntries, encodeMintEntries } from '@network-site/protocol/mint-entries'
import { collectionAbi } from '@network-site/protocol/contracts'
import { type Address, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newWallet } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { deployReceiver, forwardedTo } from '../../../../test/test-contracts.ts'
import { readReceipt } from './settlement.ts'

let chain: PrivateChain
beforeAll(async () => void (chain = await startPrivateChain()))
afterAll(() => chain.stop())

it('counts items that the batch minted, not those that a receiver transfers during the call', async () => {
  const forwarding = await deployReceiver(chain, 'forwarding')
  const refusing = await deployReceiver(chain, 'refusing')
  const result = await mintBatch([forwarding.address, refusing.address])
  expect(await balanceOf(forwardedTo)).toBe(1n)
  expect(await balanceOf(forwarding.address)).toBe(0n)

  const { mintedCount, refused, already } = result
  expect(mintedCount).toBe(1)
  expect(decodeMintEntries(refused)).toEqual([{ receiver: refusing.address.toLowerCase(), tokens: [7] }])
  expect(already).toBe('0x')
})

it('distinguishes minted, already minted, and refused items', async () => {
  const [early, late] = [await newWallet(), await newWallet()]
  const refusing = await deployReceiver(chain, 'refusing')
  await mintBatch([early.address])
  const { mintedCount, refused, already } = await mintBatch([early.address, late.address, refusing.address])
  expect(mintedCount).toBe(1)
  expect(decodeMintEntries(refused)).toEqual([{ receiver: refusing.address.toLowerCase(), tokens: [7] }])
  expect(decodeMintEntries(already)).toEqual([{ receiver: early.address.toLowerCase(), tokens: [7] }])
})

/** Mints item 7 to these receivers and reads the receipt. */
async function mintBatch(receivers: Address[]) {
  const entries = encodeMintEntries(receivers.map((receiver) => ({ receiver, tokens: [7] })))
  const { client, contracts } = chain.chain
  const contract = { address: contracts.collection, abi: collectionAbi } as const
  const account = privateKeyToAccount(chain.relayers[0] ?? '0x')
  const [startDate, { timestamp }] = await Promise.all([
    client.readContract({ ...contract, functionName: 'startDate' }),
    client.getBlock(),
  ])
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const hash = await wallet.writeContract({
    ...contract,
    chain: null,
    functionName: 'mintBatch',
    args: [(timestamp - startDate) / 86_400n + 1n, entries],
    gas: 5_000_000n,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  return readReceipt(receipt, { entries, contract: contracts.collection, relayer: account.address })
}

function balanceOf(owner: Address) {
  return chain.chain.client.readContract({
    address: chain.chain.contracts.collection,
    abi: collectionAbi,
    functionName: 'balanceOf',
    args: [owner, 7n],
  })
}
