import { useMemo } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { addChain, type ChainSwitcher } from './add-then-switch.ts'
import { guestWalletId } from './guest-wallet.ts'
import { sendTransaction } from './send-transaction.ts'
import { signMessage } from './sign-message.ts'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { rememberRequestedChain } from './wallet-storage.ts'
import { watchToken } from './watch-token.ts'

/** Who is connected, and what they can be asked. */
export function useWalletAccount({ testnet }: WalletSetup): WalletAccount | null {
  const { address, connector, chainId } = useAccount()
  const { chains } = useConfig()
  return useMemo(() => {
    // While it reconnects, a wallet is only a name that was stored: it can be asked nothing yet.
    if (!address || !connector?.getProvider || chainId === undefined) return null
    return {
      address,
      walletName: connector.name,
      isGuest: connector.id === guestWalletId,
      chain: { id: chainId, name: chains.find(({ id }) => id === chainId)?.name },
      isOnTestnet: chainId === testnet.id,
      sign: (message) => signMessage(message, { connector, address }),
      switchToTestnet: async () => void (await connector.switchChain?.({ chainId: testnet.id })),
      addTestnet: async () => {
        await addChain((await connector.getProvider()) as ChainSwitcher, testnet)
        rememberRequestedChain(testnet.id, window.localStorage)
      },
      send: (transaction) => sendTransaction(transaction, { connector, address, chainId: testnet.id }),
      watchToken: (token) => watchToken(token, connector),
    }
  }, [address, connector, chainId, chains, testnet])
}
