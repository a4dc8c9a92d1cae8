import { callRpc, startChain } from '@network-site/sandbox/chain/start-chain'
import { deployContracts, type Deployment } from '@network-site/sandbox/chain/deploy-contracts'
import { network } from '@network-site/site/network'
import { parseEther, toHex, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

export type Mining = 'instant' | 'blocks'

export type BenchChain = {
  rpcUrl: string
  contracts: Deployment
  relayer: Hex
  rpc: (method: string, params?: unknown[]) => Promise<unknown>
  stop: () => Promise<void>
}

/** A fresh chain for one measurement: mining at once, or a block of 30M gas every second. */
export async function startBenchChain(mining: Mining): Promise<BenchChain> {
  const chain = await startChain({
    chainId: network.testnet.id,
    blockGasLimit: 30_000_000,
    ...(mining === 'blocks' ? { blockTimeSeconds: 1 } : {}),
    // Full blocks would else double the fee every six seconds, and the bench would measure money.
    baseFeeWei: 0,
  })
  const rpc = (method: string, params: unknown[] = []) => callRpc(chain.rpcUrl, method, params)
  const relayer = generatePrivateKey()
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(generatePrivateKey()),
    collectionName: network.collection.name,
    tokenUri: 'https://example.test/{id}.json',
    token: network.token,
  })
  await rpc('hardhat_setBalance', [privateKeyToAddress(relayer), toHex(parseEther('1000000'))])
  return { rpcUrl: chain.rpcUrl, contracts, relayer, rpc, stop: chain.stop }
}
