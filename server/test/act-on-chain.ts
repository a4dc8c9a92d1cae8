import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import { createWalletClient, http, parseEther, toHex, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { PrivateChain } from './private-chain.ts'

const secondsPerDay = 86_400

/** What people can do with the contracts, each in a transaction that is sent and, where the chain mines, mined. */
export function actOnChain({ chain, rpc, rpcUrl }: PrivateChain, key: Hex) {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(rpcUrl) })
  const collection = { account, chain: null, abi: collectionAbi, address: chain.contracts.collection } as const
  const token = { account, chain: null, abi: testnetTokenAbi, address: chain.contracts.testnetToken } as const
  // Not estimated: an estimate would be for a block of another day.
  const gas = { gas: 10_000_000n }
  return {
    address: account.address,
    fund: () => rpc('hardhat_setBalance', [account.address, toHex(parseEther('1000'))]),
    mint: (id: number) => client.writeContract({ ...collection, ...gas, functionName: 'mint', args: [BigInt(id)] }),
    mintTo: (to: Address, id: number) =>
      client.writeContract({ ...collection, ...gas, functionName: 'mintTo', args: [to, BigInt(id)] }),
    mintBatch: (day: number, entries: MintEntry[]) =>
      client.writeContract({
        ...collection,
        ...gas,
        functionName: 'mintBatch',
        args: [BigInt(day), encodeMintEntries(entries)],
      }),
    ownerMint: (to: Address, id: number, amount = 1) =>
      client.writeContract({
        ...collection,
        ...gas,
        functionName: 'ownerMint',
        args: [to, BigInt(id), BigInt(amount), '0x'],
      }),
    transfer: (to: Address, id: number) =>
      client.writeContract({
        ...collection,
        ...gas,
        functionName: 'safeTransferFrom',
        args: [account.address, to, BigInt(id), 1n, '0x'],
      }),
    giveOwnership: (to: Address) =>
      client.writeContract({ ...collection, ...gas, functionName: 'transferOwnership', args: [to] }),
    buy: () => client.writeContract({ ...token, ...gas, functionName: 'buy', value: parseEther('0.001') }),
    sell: () => client.writeContract({ ...token, ...gas, functionName: 'sell', args: [parseEther('0.1')] }),
  }
}

export type Actor = ReturnType<typeof actOnChain>

/** Mines a block on the day after the newest one's, so that what is sent from now on is of that day. */
export async function beginNextDay({ rpc }: PrivateChain): Promise<void> {
  await rpc('evm_increaseTime', [secondsPerDay])
  await rpc('evm_mine')
}
