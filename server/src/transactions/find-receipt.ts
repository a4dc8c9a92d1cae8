import { type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import type { Chain } from '../services/chain.ts'

/** The receipt of a transaction, under whichever of its hashes was mined. */
export async function findReceipt({ client }: Chain, hashes: Hex[]): Promise<TransactionReceipt | undefined> {
  // The newest form is the likeliest to have been mined.
  for (const hash of hashes.toReversed()) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
  }
  return undefined
}
