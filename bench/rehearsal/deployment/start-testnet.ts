import { callRpc, startChain } from '@network-site/sandbox/chain/start-chain'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { network } from '@network-site/site/network'
import { createWalletClient, http, parseEther, toHex, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { startFaultProxy } from '../../../server/test/fault-proxy.ts'

export type Testnet = Awaited<ReturnType<typeof startTestnet>>

export type TestnetOptions = { keys: number; blockGasLimit?: number; baseFeeWei?: number }

/** Starts a chain with one block per second, deployed contracts, an RPC endpoint, and funded keys. */
export async function startTestnet({ keys, ...blocks }: TestnetOptions) {
  const chain = await startChain({ chainId: network.testnet.id, blockTimeSeconds: 1, ...blocks })
  const { rpcUrl } = chain
  const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrl, method, params)
  const setBalance = async (address: Address, ether: string) =>
    void (await rpc('hardhat_setBalance', [address, toHex(parseEther(ether))]))
  const contracts = await deployContracts(rpcUrl, {
    owner: privateKeyToAddress(generatePrivateKey()),
    collectionName: network.collection.name,
    tokenUri: 'https://example.test/{id}.json',
    token: network.token,
  })
  const relayerKeys = Array.from({ length: keys }, generatePrivateKey)
  for (const key of relayerKeys) await setBalance(privateKeyToAddress(key), '1000')
  const treasury = privateKeyToAccount(generatePrivateKey())
  await setBalance(treasury.address, '1000000')
  const wallet = createWalletClient({ account: treasury, transport: http(rpcUrl) })
  const endpoints = [await startFaultProxy(rpcUrl), await startFaultProxy(rpcUrl)]
  return {
    /** URL of the node itself, without fault injection. */
    rpcUrl,
    /** The deployment's RPC endpoints in order of preference: proxies that can inject delays, errors, and outages. */
    endpoints,
    contracts,
    relayerKeys,
    pid: chain.pid,
    rpc,
    setBalance,
    /** Transfers ether to an address, as an operator would. */
    topUp: async (to: Address, ether: string) => {
      await wallet.sendTransaction({ to, value: parseEther(ether), chain: null })
    },
    stop: async () => {
      for (const endpoint of endpoints) await endpoint.close()
      await chain.stop()
    },
  }
}
