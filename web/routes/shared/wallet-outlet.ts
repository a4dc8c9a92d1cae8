import { useOutletContext } from 'react-router'
import type { SiteOutlet } from './site-outlet.ts'
import type { WalletSurroundings } from './wallet-scope.tsx'

/** What the wallet layout lends to the screens inside it. */
export interface WalletOutlet extends SiteOutlet, WalletSurroundings {}

export function useWalletOutlet(): WalletOutlet {
  return useOutletContext<WalletOutlet>()
}
