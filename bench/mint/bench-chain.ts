import { callRpc, startChain } from '@network-site/sandbox/chain/start-chain'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { network } from '@network-site/site/network'
import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

export type Mining = 'instant' | 'blocks'

export type BenchChain = Awaited<ReturnType<typeof startBenchChain>>

/** Starts a new chain for one measurement: instant mining, or a block of 30M gas every second. */
export async function startBenchChain(mining: Mining) {
  const chain = await startChain({
    chainId: network.testnet.id,
    blockGasLimit: 30_000_000,
    ...(mining === 'blocks' ? { blockTimeSeconds: 1 } : {}),
    // With a base fee, full blocks would double the price of gas every six seconds.
    baseFeeWei: 0,
  })
  const relayer = generatePrivateKey()
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(generatePrivateKey()),
    collectionName: network.collection.name,
    tokenUri: 'https://example.test/{id}.json',
    token: network.token,
  })
  await callRpc(chain.rpcUrl, 'hardhat_setBalance', [privateKeyToAddress(relayer), toHex(parseEther('1000000'))])
  return { rpcUrl: chain.rpcUrl, pid: chain.pid, contracts, relayer, stop: chain.stop }
}
