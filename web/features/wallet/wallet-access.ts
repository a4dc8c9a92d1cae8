import type { WalletSession } from './wallet-session.ts'

/** How a page reaches the wallet part, be it here yet or not. */
export interface WalletAccess {
  session: WalletSession | null
  /** True until it is known whether a wallet of an earlier visit comes back. */
  isSettling: boolean
  /** Somebody asked to connect before the wallet part was here. */
  isOpening: boolean
  connect: () => void
}
