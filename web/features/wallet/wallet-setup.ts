import type { BrowserSettings, ChainDescription } from '@network-site/protocol/settings'

/** This deployment's chains and relay, from which the wallet library is configured. */
export interface WalletSetup {
  /** As given to wallets, which store it. */
  testnet: ChainDescription
  /** The RPC URLs at which this page reads the testnet. */
  testnetReadUrls: string[]
  /** False on a chain that is not ours: the guest wallet signs without asking. */
  hasGuestWallet: boolean
  mainChain: BrowserSettings['mainChain']
  /** Null without a WalletConnect project, outside the sandbox. */
  walletConnect: BrowserSettings['walletConnect']
  /** How this site presents itself to wallets. */
  app: { name: string; description: string; url: string; icon: string; learnMoreUrl: string }
}
