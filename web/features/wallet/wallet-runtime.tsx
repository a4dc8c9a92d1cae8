import { useEffect, useState } from 'react'
import { WagmiContext, type Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { toast } from '../../ui/toast.ts'
import { SessionReporter } from './session-reporter.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletSession } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

interface WalletRuntimeProps {
  config: Config
  setup: WalletSetup
  /** Called whenever something about the wallet has changed. */
  onSession: (session: WalletSession | null) => void
}

/**
 * The wallet library's context and our dialog. They are a sibling of the page, not its parent, so that the page is not
 * rendered again when they arrive.
 */
export function WalletRuntime({ config, setup, onSession }: WalletRuntimeProps) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    void reconnectLastUsed(config)
      .catch((error: unknown) => toast.error(describeWalletError(error)))
      .finally(() => setIsSettled(true))
  }, [config])
  return (
    // Not WagmiProvider: with reconnectOnMount off, it drops all connections when it is rendered.
    <WagmiContext value={config}>
      <SessionReporter setup={setup} isSettled={isSettled} onSession={onSession} />
    </WagmiContext>
  )
}

/** Reconnects only the connector used last: trying all of them would load every library and open every wallet. */
async function reconnectLastUsed(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  const connectors = config.connectors.filter(({ id }) => id === recent)
  if (connectors.length > 0) return void (await reconnect(config, { connectors }))
  const wasConnected = config.state.current !== null
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  if (wasConnected) throw new Error(`Connector for id ${recent} was not found`)
}
