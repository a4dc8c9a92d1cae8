import { callRpc } from '@network-site/sandbox/chain/call-rpc'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { startChain, type ChainOptions } from '@network-site/sandbox/chain/start-chain'
import { parseEther, toHex, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
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
