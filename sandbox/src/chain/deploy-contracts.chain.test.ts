import { collectionAbi } from '@network-site/contracts/collection-abi'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, it } from 'vitest'
import { callRpc, startChain } from './start-chain.ts'
import { deployContracts, updateTokenUri } from './deploy-contracts.ts'

const token = { name: 'Token', symbol: 'TKN', tokensPerEther: 1000, dailyCapTokens: 10_000 }

it('updates the token URI, and sends nothing if it is unchanged', async () => {
  const chain = await startChain({ chainId: 47_279_324_479 })
  try {
    const ownerKey = generatePrivateKey()
    const owner = privateKeyToAddress(ownerKey)
    const tokenUri = 'http://localhost:3000/metadata/{id}.json'
    const { collection } = await deployContracts(chain.rpcUrl, { owner, collectionName: 'Collection', tokenUri, token })
    await callRpc(chain.rpcUrl, 'hardhat_setBalance', [owner, toHex(parseEther('1'))])
    const uri = () =>
      createPublicClient({ transport: http(chain.rpcUrl) }).readContract({
        address: collection,
        abi: collectionAbi,
        functionName: 'uri',
        args: [7n],
      })

    const moved = 'https://site.example/metadata/{id}.json'
    await updateTokenUri(chain.rpcUrl, { collection, ownerKey, tokenUri: moved })
    expect(await uri()).toBe(moved)
    const height = await callRpc(chain.rpcUrl, 'eth_blockNumber')
    await updateTokenUri(chain.rpcUrl, { collection, ownerKey, tokenUri: moved })
    expect(await callRpc(chain.rpcUrl, 'eth_blockNumber')).toBe(height)
  } finally {
    await chain.stop()
  }
})
