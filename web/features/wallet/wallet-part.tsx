import { useEffect, useMemo, useState } from 'react'
import { type Config, useAccount, useClient, useConfig, WagmiContext } from 'wagmi'
import { disconnect, reconnect } from 'wagmi/actions'
import { toast } from '../../ui/toast.ts'
import { waitForAnswer } from '../../ui/unanswered.tsx'
import { createWalletConfig } from './create-wallet-config.ts'
import { clearDeepLink } from './deep-link.ts'
import { isGuestConnector, passkeyConnectorId } from './guest-connector.ts'
import { detectPasskeySupport, type PasskeySupport } from './passkey-support.ts'
import { type DialogView, WalletDialog } from './wallet-dialog.tsx'
import { describeWalletError } from './wallet-errors.ts'
import { addChain, parseProvider, sendTransaction, signMessage, watchAsset } from './wallet-requests.ts'
import type { WalletAccount, WalletSession } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { leaveConnector, rememberRequestedChain } from './wallet-storage.ts'

interface WalletPartProps {
  setup: WalletSetup
  /** Called whenever the wallet's state changes. */
  onSession: (session: WalletSession | null) => void
}

/** Created once and kept across page navigations. */
let walletConfig: Config | undefined

/**
 * Renders the wallet library's context and our dialog, in one chunk. It is a sibling of the page instead of its parent,
 * so that the page does not render again when the chunk loads.
 */
export function WalletPart({ setup, onSession }: WalletPartProps) {
  const config = (walletConfig ??= createWalletConfig(setup))
  // Known before the dialog can open, so that its list does not shift.
  const [passkeySupport, setPasskeySupport] = useState<PasskeySupport>()
  useEffect(() => {
    const settle = () => detectPasskeySupport(window).then(setPasskeySupport)
    const reconnecting = () => reconnectLastUsed(config)
    // A wallet that does not answer may still reconnect later, but no longer keeps the visitor from connecting.
    void waitForAnswer(reconnecting, (unanswered) => unanswered && void settle())
      .catch((error: unknown) => toast.error(describeWalletError(error)))
      .then(settle)
  }, [config])
  return (
    // Not WagmiProvider: with reconnectOnMount off, rendering it drops all connections.
    <WagmiContext value={config}>
      <SessionReporter setup={setup} passkeySupport={passkeySupport} onSession={onSession} />
    </WagmiContext>
  )
}

/** Reconnects only the last used connector. Trying all of them would load every library and open every wallet. */
async function reconnectLastUsed(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  const connectors = config.connectors.filter(({ id }) => id === recent)
  if (connectors.length > 0) return void (await reconnect(config, { connectors }))
  const wasConnected = config.state.current !== null
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  if (wasConnected) throw new Error(`Connector for id ${recent} was not found`)
}

interface SessionReporterProps extends WalletPartProps {
  /** Undefined until reconnecting the previous visit's wallet has succeeded or failed. */
  passkeySupport: PasskeySupport | undefined
}

/** Reports the session to the page, which is outside the wallet library's context, and renders the dialog. */
function SessionReporter({ setup, passkeySupport, onSession }: SessionReporterProps) {
  const isSettled = passkeySupport !== undefined
  const config = useConfig()
  const client = useClient({ chainId: setup.testnet.id })
  const account = useWalletAccount(setup)
  const { status, connector } = useAccount()
  const [view, setView] = useState<DialogView | null>(null)

  // A disconnect closes the account's views, so that they do not reopen with the next account.
  if (!account && view !== null && view !== 'connect') setView(null)

  const session = useMemo(
    (): WalletSession | null =>
      client
        ? {
            status,
            account,
            isSettled,
            client,
            openConnect: () => setView('connect'),
            openAccount: () => setView('account'),
            openNetworks: () => setView('networks'),
          }
        : null,
    [client, account, isSettled, status],
  )
  useEffect(() => onSession(session), [session, onSession])

  async function leave() {
    setView(null)
    clearDeepLink(window.localStorage)
    try {
      await disconnect(config)
      leaveConnector(window.localStorage)
    } catch (error) {
      toast.error(describeWalletError(error))
    }
  }

  return (
    <WalletDialog
      view={view}
      account={account}
      setup={setup}
      passkeySupport={passkeySupport}
      onView={setView}
      switchTo={async (chainId) => void (await connector?.switchChain?.({ chainId }))}
      onDisconnect={() => void leave()}
    />
  )
}

/** Returns the connected account with the requests that its wallet takes. */
function useWalletAccount({ testnet }: WalletSetup): WalletAccount | null {
  const { address, connector, chainId } = useAccount()
  const { chains } = useConfig()
  return useMemo(() => {
    // While reconnecting, a connector is only its stored data, without methods.
    if (!address || !connector?.getProvider || chainId === undefined) return null
    return {
      address,
      walletName: connector.name,
      isGuest: isGuestConnector(connector),
      guest: isGuestConnector(connector)
        ? { isKeptByPasskey: connector.id === passkeyConnectorId, exportKey: connector.exportKey }
        : null,
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
