import { walletWords } from '@network-site/site/wallet'
import { burner } from 'burner-connector'
import { createConnector, type CreateConnectorFn } from 'wagmi'
import { chooseGuest, isGuestChosen, leaveGuest } from './guest-key.ts'

export const guestWalletId = 'guest'

/** A wallet made in the browser for people who have none, on the testnet only. */
export function guestWallet(testnetId: number, [rpcUrl]: string[]): CreateConnectorFn {
  return createConnector((config) => {
    // It sends its transactions itself, so it needs the address that this page reaches, not the one that wallets keep.
    const connector = burner(rpcUrl ? { rpcUrls: { [testnetId]: rpcUrl } } : {})(config)
    return {
      ...connector,
      id: guestWalletId,
      name: walletWords.guest.name,
      connect: async function connect(this: typeof connector, options) {
        chooseGuest(window.localStorage)
        return connector.connect.call(this, { ...options, chainId: undefined })
      } as typeof connector.connect,
      async disconnect() {
        leaveGuest(window.localStorage)
      },
      // The library's own makes a key for, and connects, anybody who comes by.
      isAuthorized: async () => isGuestChosen(window.localStorage),
      getChainId: async () => testnetId,
      async switchChain({ chainId }) {
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain || chainId !== testnetId) throw new Error('Guest wallets stay on the testnet.')
        return chain
      },
    }
  })
}
