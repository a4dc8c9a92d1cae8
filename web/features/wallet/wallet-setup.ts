import type { BrowserSettings } from '@home/protocol/browser-settings'
import type { ChainDescription } from '@home/protocol/network-document'

/** What this deployment tells of chains and relays. Everything about wallets is made from it. */
export interface WalletSetup {
  testnet: ChainDescription
  /** False on a chain that is not ours: a wallet that signs without asking has no business there. */
  hasGuestWallet: boolean
  mainChain: BrowserSettings['mainChain']
  /** Absent where the operator has no WalletConnect project. */
  walletConnect: BrowserSettings['walletConnect']
  app: { name: string; description: string; url: string; icon: string; learnMoreUrl: string }
}
