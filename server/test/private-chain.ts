import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { type ChainOptions, startChain } from '@network-site/sandbox/chain/start-chain'
import { type Address, createWalletClient, type Hex, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { collectionAbi, testnetTokenAbi } from '@network-site/protocol/contracts'
import { type Chain, connectChain } from '../src/services/chain.ts'

export type PrivateChainOptions = Omit<ChainOptions, 'chainId'> & { relayers?: number }

export type PrivateChain = {
  chain: Chain
  rpcUrl: string
  pid: number
  owner: Hex
  relayers: Hex[]
  /** Any JSON-RPC method, those for tests included: `hardhat_…` and `evm_…`. */
  rpc: (method: string, params?: unknown[]) => Promise<unknown>
  stop: () => Promise<void>
}

/** The chain id of every test. It does not fit four bytes, as the real one does not. */
export const testChainId = 47_279_324_479

/** Starts a chain for one test file, with the contracts and relayers that have money. */
export async function startPrivateChain(options: PrivateChainOptions = {}): Promise<PrivateChain> {
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
  for (const key of [owner, ...relayers]) await fund(rpc, privateKeyToAddress(key))
  return {
    chain: connectChain({ id: testChainId, rpcUrl, contracts }),
    rpcUrl,
    pid: running.pid,
    owner,
    relayers,
    rpc,
    stop: running.stop,
  }
}

async function fund(rpc: PrivateChain['rpc'], address: Address): Promise<void> {
  await rpc('hardhat_setBalance', [address, toHex(parseEther('1000000'))])
}

/** Brings a chain that has ended back from a journal: the same keys and contracts, at another address. */
export async function restartChain(chain: PrivateChain, journalFile: string): Promise<PrivateChain> {
  const { rpcUrl, pid, stop } = await startChain({ chainId: testChainId, journalFile })
  return {
    ...chain,
    rpcUrl,
    pid,
    stop,
    chain: connectChain({ ...chain.chain, rpcUrl }),
    rpc: (method, params = []) => callRpc(rpcUrl, method, params),
  }
}

const secondsPerDay = 86_400

/** What people can do with the contracts, each in a transaction that is sent and, where the chain mines, mined. */
export function actOnChain({ chain, rpc, rpcUrl }: PrivateChain, key: Hex) {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(rpcUrl) })
  const collection = { account, chain: null, abi: collectionAbi, address: chain.contracts.collection } as const
  const token = { account, chain: null, abi: testnetTokenAbi, address: chain.contracts.token } as const
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
