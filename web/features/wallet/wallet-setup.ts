import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import type { ChainDescription } from '@network-site/protocol/network-document'

/** What this deployment tells of chains and relays. Everything about wallets is made from it. */
export interface WalletSetup {
  /** As wallets are told of it, and keep it. */
  testnet: ChainDescription
  /** Where this page reads it. */
  testnetReadUrls: string[]
  /** False on a chain that is not ours: a wallet that signs without asking has no business there. */
  hasGuestWallet: boolean
  mainChain: BrowserSettings['mainChain']
  /** Absent where the operator has no WalletConnect project and no sandbox plays one. */
  walletConnect: BrowserSettings['walletConnect']
  /** How this site names itself to wallets. */
  app: { name: string; description: string; url: string; icon: string; learnMoreUrl: string }
}
