import type { BrowserSettings } from '@home/protocol/browser-settings'
import type { NetworkDocument } from '@home/protocol/network-document'
import { useOutletContext } from 'react-router'
import type { WalletAccess } from '../../features/wallet/wallet-access.ts'
import type { SiteOutlet } from './site-outlet.ts'

/** What the wallet layout lends to the screens inside it. Both documents are absent until the server has answered. */
export interface WalletOutlet extends SiteOutlet {
  wallet: WalletAccess
  network: NetworkDocument | undefined
  settings: BrowserSettings | undefined
}

export function useWalletOutlet(): WalletOutlet {
  return useOutletContext<WalletOutlet>()
}
