import { TransactionReceiptNotFoundError, type Address, type Hex, type TransactionReceipt } from 'viem'
import type { Chain } from '../../adapters/chain.ts'

/** What the faucet must know of the chain before it signs anything. */
export type GiverState = { nonce: number; balanceWei: bigint; baseFeeWei: bigint }

export async function readGiver({ client }: Chain, giver: Address): Promise<GiverState> {
  const [nonce, balanceWei, block] = await Promise.all([
    client.getTransactionCount({ address: giver, blockTag: 'latest' }),
    client.getBalance({ address: giver }),
    client.getBlock(),
  ])
  return { nonce, balanceWei, baseFeeWei: block.baseFeePerGas ?? 0n }
}

/** Names a chain for good: one that was thrown away and begun anew has another first block. */
export async function readChainIdentity({ id, client }: Chain): Promise<string> {
  const { hash } = await client.getBlock({ blockNumber: 1n })
  return `${id}/${hash}`
}

/** The receipt of a transaction under whichever of its hashes was mined; the newest is the likeliest. */
export async function findReceipt({ client }: Chain, hashes: string[]): Promise<TransactionReceipt | undefined> {
  for (const hash of hashes.toReversed()) {
    try {
      return await client.getTransactionReceipt({ hash: hash as Hex })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
  }
  return undefined
}

/**
 * Whether the chain no longer has a gift that it once had, as after a power cut under a test chain: there is no receipt,
 * and its nonce has not been used. A node that only lags behind says the same, and then sending again changes nothing.
 */
export async function hasForgotten(chain: Chain, gift: { giver: string; nonce: number; hashes: string[] }) {
  if (await findReceipt(chain, gift.hashes)) return false
  const used = await chain.client.getTransactionCount({ address: gift.giver as Address, blockTag: 'latest' })
  return used <= gift.nonce
}

/**
 * Hands signed bytes to the chain. What comes of it is not read from the answer, on which nodes disagree, but from the
 * chain itself, later; sending the same bytes again is harmless.
 */
export async function broadcast({ client }: Chain, signed: string): Promise<void> {
  await client.sendRawTransaction({ serializedTransaction: signed as Hex }).catch(() => undefined)
}
