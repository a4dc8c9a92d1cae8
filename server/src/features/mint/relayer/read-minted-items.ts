import { decodeMintEntries, encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { Hex } from 'viem'
import type { Chain } from '../../../services/chain.ts'

const callsAtOnce = 25

/** Which of these items the chain has, and which it has not, whoever brought them there. */
export async function readMintedItems(
  chain: Chain,
  { entries, day, blockNumber }: { entries: Hex; day: number; blockNumber?: number },
): Promise<{ minted: Hex; missing: Hex }> {
  const minted: MintEntry[] = []
  const missing: MintEntry[] = []
  const asked = decodeMintEntries(entries)
  for (let at = 0; at < asked.length; at += callsAtOnce) {
    await Promise.all(
      asked.slice(at, at + callsAtOnce).map(async ({ receiver, tokens }) => {
        const received = await chain.client.readContract({
          abi: collectionAbi,
          address: chain.contracts.collection,
          functionName: 'receivedMints',
          args: [receiver, BigInt(day)],
          ...(blockNumber === undefined ? {} : { blockNumber: BigInt(blockNumber) }),
        })
        const has = tokens.filter((token) => received[token - 1])
        const hasNot = tokens.filter((token) => !received[token - 1])
        if (has.length > 0) minted.push({ receiver, tokens: has })
        if (hasNot.length > 0) missing.push({ receiver, tokens: hasNot })
      }),
    )
  }
  return { minted: encodeMintEntries(minted), missing: encodeMintEntries(missing) }
}
