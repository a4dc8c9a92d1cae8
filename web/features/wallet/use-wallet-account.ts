import { useMemo } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { guestConnectorId } from './guest-connector.ts'
import { addChain } from './switch-chain.ts'
import { parseProvider } from './wallet-provider.ts'
import { sendTransaction, signMessage, watchAsset } from './wallet-requests.ts'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { rememberRequestedChain } from './wallet-storage.ts'

/** The connected account, and what can be asked of its wallet. */
export function useWalletAccount({ testnet }: WalletSetup): WalletAccount | null {
  const { address, connector, chainId } = useAccount()
  const { chains } = useConfig()
  return useMemo(() => {
    // While it reconnects, a connector is only what was stored of it, without methods.
    if (!address || !connector?.getProvider || chainId === undefined) return null
    return {
      address,
      walletName: connector.name,
      isGuest: connector.id === guestConnectorId,
      chain: { id: chainId, name: chains.find(({ id }) => id === chainId)?.name },
      isOnTestnet: chainId === testnet.id,
      sign: (message) => signMessage(message, { connector, address }),
      switchToTestnet: async () => void (await connector.switchChain?.({ chainId: testnet.id })),
      addTestnet: async () => {
        await addChain(parseProvider(await connector.getProvider()), testnet)
        rememberRequestedChain(testnet.id, window.localStorage)
      },
      send: (transaction) => sendTransaction(transaction, { connector, address, chainId: testnet.id }),
      watchAsset: (token) => watchAsset(token, connector),
    }
  }, [address, connector, chainId, chains, testnet])
}
