import { testnetTokenAbi } from '@network-site/contracts/testnet-token-abi'
import { testnetTokenBytecode } from '@network-site/contracts/testnet-token-bytecode'
import { collectionAbi } from '@network-site/contracts/collection-abi'
import { collectionBytecode } from '@network-site/contracts/collection-bytecode'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  getContractAddress,
  type Hex,
  http,
  parseEther,
  toHex,
} from 'viem'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { privateKeyToAccount } from 'viem/accounts'
import { callRpc } from './start-chain.ts'

export type Deployment = { collection: Address; token: Address }

export type DeploymentOptions = {
  owner: Address
  collectionName: string
  tokenUri: string
  token: { name: string; symbol: string; tokensPerEther: number; dailyCapTokens: number }
}

/** A fixed deployer, so contract addresses are the same in every data folder. It has no key; it is impersonated. */
const deployer: Address = '0x0000000000000000000000000000000000d0e500'
const receiptSchema = z.object({ status: z.string() }).nullable()

/** Deploys the contracts that are missing, and returns the addresses of all. */
export async function deployContracts(rpcUrl: string, options: DeploymentOptions): Promise<Deployment> {
  const deployment = {
    collection: getContractAddress({ from: deployer, nonce: 0n }),
    token: getContractAddress({ from: deployer, nonce: 1n }),
  }
  const creations = [
    { address: deployment.collection, creationCode: collectionCreation(options) },
    { address: deployment.token, creationCode: testnetTokenCreation(options) },
  ]
  for (const { address, creationCode } of creations) {
    const code = await callRpc(rpcUrl, 'eth_getCode', [address, 'latest'])
    if (code === '0x') await create(rpcUrl, creationCode)
  }
  return deployment
}

function collectionCreation({ owner, collectionName, tokenUri }: DeploymentOptions): Hex {
  const nowSeconds = Math.floor(Date.now() / 1000)
  // Mint days start at midnight UTC.
  const startDate = BigInt(nowSeconds - (nowSeconds % 86_400))
  return encodeDeployData({
    abi: collectionAbi,
    bytecode: collectionBytecode,
    args: [collectionName, tokenUri, startDate, owner, true],
  })
}

function testnetTokenCreation({ owner, token }: DeploymentOptions): Hex {
  return encodeDeployData({
    abi: testnetTokenAbi,
    bytecode: testnetTokenBytecode,
    args: [token.name, token.symbol, BigInt(token.tokensPerEther), parseEther(String(token.dailyCapTokens)), owner],
  })
}

async function create(rpcUrl: string, data: Hex): Promise<void> {
  await callRpc(rpcUrl, 'hardhat_setBalance', [deployer, toHex(parseEther('1000'))])
  await callRpc(rpcUrl, 'hardhat_impersonateAccount', [deployer])
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [{ from: deployer, data, gas: '0xf42400' }])
  const receipt = await waitForReceipt(rpcUrl, hash)
  if (receipt.status !== '0x1') throw new Error('The deployment of a contract to the embedded chain reverted.')
}

async function waitForReceipt(rpcUrl: string, hash: unknown): Promise<{ status: string }> {
  for (;;) {
    const receipt = receiptSchema.parse(await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash]))
    if (receipt) return receipt
    await sleep(20)
  }
}

/** Updates the token URI of the collection if an earlier start set another one. */
export async function updateTokenUri(
  rpcUrl: string,
  { collection, ownerKey, tokenUri }: { collection: Address; ownerKey: Hex; tokenUri: string },
): Promise<void> {
  const transport = http(rpcUrl)
  const reader = createPublicClient({ transport, pollingInterval: 20 })
  const contract = { address: collection, abi: collectionAbi } as const
  const current = await reader.readContract({ ...contract, functionName: 'uri', args: [1n] })
  if (current === tokenUri) return
  const owner = createWalletClient({ account: privateKeyToAccount(ownerKey), transport })
  const hash = await owner.writeContract({ ...contract, functionName: 'setURI', args: [tokenUri], chain: null })
  await reader.waitForTransactionReceipt({ hash })
}
