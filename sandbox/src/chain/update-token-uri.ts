import { collectionAbi } from '@network-site/contracts/collection-abi'
import { createPublicClient, createWalletClient, http, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

type Options = { collection: Address; ownerKey: Hex; tokenUri: string }

/** Writes the present address of the metadata into the collection, where an earlier start left another. */
export async function updateTokenUri(rpcUrl: string, { collection, ownerKey, tokenUri }: Options): Promise<void> {
  const transport = http(rpcUrl)
  const reader = createPublicClient({ transport, pollingInterval: 20 })
  const contract = { address: collection, abi: collectionAbi } as const
  const written = await reader.readContract({ ...contract, functionName: 'uri', args: [1n] })
  if (written === tokenUri) return
  const owner = createWalletClient({ account: privateKeyToAccount(ownerKey), transport })
  const hash = await owner.writeContract({ ...contract, functionName: 'setURI', args: [tokenUri], chain: null })
  await reader.waitForTransactionReceipt({ hash })
}
