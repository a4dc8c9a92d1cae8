import type { Address, Hex } from 'viem'
import type { SwapTransaction } from './token-access.ts'

/** A connected wallet, as far as swapping goes. */
export interface Trader {
  address: Address
  isGuest: boolean
  isOnChain: boolean
  /** Moves the wallet to the widget's chain, adding it first where the wallet does not know it. */
  switchChain: () => Promise<void>
  send: (transaction: SwapTransaction) => Promise<Hex>
  watchToken: (token: { address: Address; symbol: string; decimals: number; image?: string }) => Promise<boolean>
}

/** How a wallet's own errors are read. */
export interface WalletErrors {
  isRejection: (error: unknown) => boolean
  describe: (error: unknown) => string
}
