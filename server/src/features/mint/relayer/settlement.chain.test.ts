import { decodeMintEntries, encodeMintEntries } from '@network-site/protocol/mint-entries'
import type { Address } from 'viem'
import { afterAll, expect, it } from 'vitest'
import { readCollection } from '../../../../test/mint-ledger.ts'
import { newWallet } from '../../../../test/open-test-minting.ts'
import { actOnChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { deployReceiver, forwardedTo } from '../../../../test/test-contracts.ts'
import { readReceipt } from './settlement.ts'

const chain = await startPrivateChain()
afterAll(chain.stop)

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
  const entries = receivers.map((receiver) => ({ receiver, tokens: [7] }))
  const { client, contracts } = chain.chain
  const relayer = actOnChain(chain, chain.relayers[0] ?? '0x')
  const hash = await relayer.mintBatch(Number(await readCollection(chain.chain).getCurrentMintDay()), entries)
  const receipt = await client.waitForTransactionReceipt({ hash })
  const sent = { entries: encodeMintEntries(entries), contract: contracts.collection, relayer: relayer.address }
  return readReceipt(receipt, sent)
}

function balanceOf(owner: Address) {
  return readCollection(chain.chain).balanceOf([owner, 7n])
}
