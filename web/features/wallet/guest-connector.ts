import { walletWords } from '@network-site/site/wallet'
import { burner } from 'burner-connector'
import { createConnector, type CreateConnectorFn } from 'wagmi'
import { chooseGuest, isGuestChosen, leaveGuest } from './guest-key.ts'

export const guestConnectorId = 'guest'

/** A burner wallet in the browser for visitors without a wallet, on the testnet only. */
export function guestConnector(testnetId: number, [rpcUrl]: string[]): CreateConnectorFn {
  return createConnector((config) => {
    // It sends transactions itself, so it needs the RPC URL that this page reaches, not the one for other wallets.
    const connector = burner(rpcUrl ? { rpcUrls: { [testnetId]: rpcUrl } } : {})(config)
    return {
      ...connector,
      id: guestConnectorId,
      name: walletWords.guest.name,
      connect: async function connect(this: typeof connector, options) {
        chooseGuest(window.localStorage)
        return connector.connect.call(this, { ...options, chainId: undefined })
      } as typeof connector.connect,
      async disconnect() {
        leaveGuest(window.localStorage)
      },
      // The library's own would create a key for every visitor, and connect it.
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
