import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { callRpc, type ChainOptions, startChain } from '@network-site/sandbox/chain/start-chain'
import { type Address, createWalletClient, type Hex, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import { connectChain } from '../src/services/chain.ts'

export type PrivateChainOptions = Omit<ChainOptions, 'chainId'> & { relayers?: number }

export type PrivateChain = Awaited<ReturnType<typeof startPrivateChain>>

/** Larger than 32 bits, like the ID of the real chain. */
export const testChainId = 47_279_324_479

/** Starts a chain for one test file, with the contracts deployed and the relayers funded. */
export async function startPrivateChain(options: PrivateChainOptions = {}) {
  const { relayers: relayerCount = 1, ...chainOptions } = options
  const running = await startChain({ chainId: testChainId, ...chainOptions })
  const { rpcUrl } = running
  const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrl, method, params)
  const owner = generatePrivateKey()
  const relayers = Array.from({ length: relayerCount }, generatePrivateKey)
  const contracts = await deployContracts(rpcUrl, {
    owner: privateKeyToAddress(owner),
    collectionName: 'Collection',
    tokenUri: 'https://example.test/{id}.json',
    token: { name: 'Token', symbol: 'TKN', tokensPerEther: 1000, dailyCapTokens: 10_000 },
  })
  for (const key of [owner, ...relayers])
    await rpc('hardhat_setBalance', [privateKeyToAddress(key), toHex(parseEther('1000000'))])
  return {
    chain: connectChain({ id: testChainId, rpcUrl, contracts }),
    rpcUrl,
    pid: running.pid,
    owner,
    relayers,
    /** Calls any JSON-RPC method, including `hardhat_…` and `evm_…`. */
    rpc,
    stop: running.stop,
  }
}

/** Restarts a stopped chain from its journal, with the same keys and contracts at another URL. */
export async function restartChain(chain: PrivateChain, journalFile: string): Promise<PrivateChain> {
  const { rpcUrl, pid, stop } = await startChain({ chainId: testChainId, journalFile })
  return {
    ...chain,
    rpcUrl,
    pid,
    stop,
    chain: connectChain({ ...chain.chain, rpcUrl }),
    rpc: (method, params) => callRpc(rpcUrl, method, params),
  }
}

/** Returns functions that send transactions to the contracts with a key. */
export function actOnChain({ chain, rpc, rpcUrl }: PrivateChain, key: Hex) {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(rpcUrl) })
  // Gas is fixed, because an estimate could run on a block of another day.
  const common = { account, chain: null, gas: 10_000_000n } as const
  const collection = { ...common, abi: collectionAbi, address: chain.contracts.collection } as const
  const token = { ...common, abi: testnetTokenAbi, address: chain.contracts.token } as const
  return {
    address: account.address,
    fund: () => rpc('hardhat_setBalance', [account.address, toHex(parseEther('1000'))]),
    mint: (id: number) => client.writeContract({ ...collection, functionName: 'mint', args: [BigInt(id)] }),
    mintTo: (to: Address, id: number) =>
      client.writeContract({ ...collection, functionName: 'mintTo', args: [to, BigInt(id)] }),
    mintBatch: (day: number, entries: MintEntry[]) =>
      client.writeContract({
        ...collection,
        functionName: 'mintBatch',
        args: [BigInt(day), encodeMintEntries(entries)],
      }),
    ownerMint: (to: Address, id: number, amount = 1) =>
      client.writeContract({ ...collection, functionName: 'ownerMint', args: [to, BigInt(id), BigInt(amount), '0x'] }),
    transfer: (to: Address, id: number) =>
      client.writeContract({
        ...collection,
        functionName: 'safeTransferFrom',
        args: [account.address, to, BigInt(id), 1n, '0x'],
      }),
    transferOwnership: (to: Address) =>
      client.writeContract({ ...collection, functionName: 'transferOwnership', args: [to] }),
    buy: () => client.writeContract({ ...token, functionName: 'buy', value: parseEther('0.001') }),
    sell: () => client.writeContract({ ...token, functionName: 'sell', args: [parseEther('0.1')] }),
  }
}

export type Actor = ReturnType<typeof actOnChain>

/** Advances the chain by one day and mines a block. */
export async function startNextDay({ rpc }: PrivateChain): Promise<void> {
  await rpc('evm_increaseTime', [86_400])
  await rpc('evm_mine')
}
