import { collectionAbi } from '@network-site/protocol/contracts'
import { network } from '@network-site/site/network'
import { createPublicClient, encodeFunctionData, http, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchChain } from './bench-chain.ts'

/** The least a relayer needs: to sign a call to the collection, to send it, to wait for it. */
export function relayerWallet({ rpcUrl, contracts, relayer }: BenchChain) {
  const account = privateKeyToAccount(relayer)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const findReceipt = (hash: Hex) => client.getTransactionReceipt({ hash }).catch(() => undefined)
  const readNonce = () => client.getTransactionCount({ address: account.address })
  return {
    sign: (
      call: Pick<Parameters<typeof encodeFunctionData<typeof collectionAbi>>[0], 'functionName' | 'args'>,
      options: { nonce: number; gas: number },
    ): Promise<Hex> =>
      account.signTransaction({
        to: contracts.collection,
        data: encodeFunctionData({ abi: collectionAbi, ...call }),
        chainId: network.testnet.id,
        nonce: options.nonce,
        gas: BigInt(options.gas),
        maxFeePerGas: 1_000_000_000n,
        maxPriorityFeePerGas: 1n,
        type: 'eip1559',
      }),
    send: (serializedTransaction: Hex): Promise<Hex> => client.sendRawTransaction({ serializedTransaction }),
    waitFor: async (hash: Hex): Promise<void> => {
      let receipt = await findReceipt(hash)
      while (!receipt) {
        await sleep(5)
        receipt = await findReceipt(hash)
      }
      if (receipt.status !== 'success') throw new Error('a transaction of the bench reverted')
    },
    readNonce,
    waitForNonce: async (nonce: number): Promise<void> => {
      while ((await readNonce()) < nonce) await sleep(10)
    },
    gasUsed: async (hash: Hex): Promise<number> => Number((await client.getTransactionReceipt({ hash })).gasUsed),
  }
}
