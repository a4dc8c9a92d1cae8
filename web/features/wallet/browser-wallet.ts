import { walletWords } from '@network-site/site/wallet'
import { createConnector, type CreateConnectorFn } from 'wagmi'
import { injectedConnector } from './injected-connector.ts'

/** Whatever sits at `window.ethereum`, for wallets that do not announce themselves. */
export function browserWallet(): CreateConnectorFn {
  return createConnector((config) => ({ ...injectedConnector()(config), name: walletWords.browserWallet }))
}
