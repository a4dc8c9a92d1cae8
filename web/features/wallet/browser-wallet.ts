import type { Wallet } from '@rainbow-me/rainbowkit'
import { walletWords } from '@home/site/wallet'
import { createConnector } from 'wagmi'
import { injectedConnector } from './injected-connector.ts'
import { walletIcon } from './wallet-icon.ts'

/** Whatever sits at `window.ethereum`, for wallets that do not announce themselves. */
export function browserWallet(): Wallet {
  return {
    id: 'injected',
    name: walletWords.browserWallet,
    iconUrl: walletIcon('browser'),
    iconBackground: 'transparent',
    installed: true,
    createConnector: (details) => createConnector((config) => ({ ...injectedConnector()(config), ...details })),
  }
}
