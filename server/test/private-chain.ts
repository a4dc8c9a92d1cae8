import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { callRpc, type ChainOptions, startChain } from '@network-site/sandbox/chain/start-chain'
import {
  type Address,
  createWalletClient,
  type FeeValuesEIP1559,
  getContract,
  type Hex,
  http,
  parseEther,
  toHex,
} from 'viem'
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
    chain: connectChain({ id: testChainId, rpcUrls: [rpcUrl], contracts }),
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
    chain: connectChain({ ...chain.chain, rpcUrls: [rpcUrl] }),
    rpc: (method, params) => callRpc(rpcUrl, method, params),
  }
}

/** Returns functions that send transactions to the contracts with a key. */
export function actOnChain({ chain, rpc, rpcUrl }: PrivateChain, key: Hex, fees: Partial<FeeValuesEIP1559> = {}) {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(rpcUrl) })
  const collection = getContract({ abi: collectionAbi, address: chain.contracts.collection, client })
  const token = getContract({ abi: testnetTokenAbi, address: chain.contracts.token, client })
  // Gas is fixed, because an estimate could run on a block of another day.
  const options = { chain: null, gas: 10_000_000n, ...fees }
  return {
    address: account.address,
    fund: () => rpc('hardhat_setBalance', [account.address, toHex(parseEther('1000'))]),
    mint: (id: number) => collection.write.mint([BigInt(id)], options),
    mintTo: (to: Address, id: number) => collection.write.mintTo([to, BigInt(id)], options),
    mintBatch: (day: number, entries: MintEntry[]) =>
      collection.write.mintBatch([BigInt(day), encodeMintEntries(entries)], options),
    ownerMint: (to: Address, id: number, amount = 1) =>
      collection.write.ownerMint([to, BigInt(id), BigInt(amount), '0x'], options),
    transfer: (to: Address, id: number) =>
      collection.write.safeTransferFrom([account.address, to, BigInt(id), 1n, '0x'], options),
    transferOwnership: (to: Address) => collection.write.transferOwnership([to], options),
    closeMinting: () => collection.write.toggleOpenState([false], options),
    buy: (ether = '0.001') => token.write.buy({ ...options, value: parseEther(ether) }),
    sell: () => token.write.sell([parseEther('0.1')], options),
  }
}

export type Actor = ReturnType<typeof actOnChain>

/** Advances the chain by one day and mines a block. */
export async function startNextDay({ rpc }: PrivateChain): Promise<void> {
  await rpc('evm_increaseTime', [86_400])
  await rpc('evm_mine')
}
