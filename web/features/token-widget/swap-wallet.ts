import type { Address, Hex } from 'viem'
import type { SwapTransaction } from './token-client.ts'

/** A connected wallet, as far as swaps need it. */
export interface SwapWallet {
  address: Address
  isGuest: boolean
  isOnChain: boolean
  /** Switches the wallet to the widget's chain, and adds the chain first where the wallet does not know it. */
  switchChain: () => Promise<void>
  send: (transaction: SwapTransaction) => Promise<Hex>
  watchAsset: (token: { address: Address; symbol: string; decimals: number; image?: string }) => Promise<boolean>
}

/** How a wallet's own errors are recognised and described. */
export interface WalletErrors {
  isRejection: (error: unknown) => boolean
  describe: (error: unknown) => string
}
