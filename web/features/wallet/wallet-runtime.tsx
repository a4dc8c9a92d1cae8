import { useEffect, useState } from 'react'
import { WagmiContext, type Config } from 'wagmi'
import { toast } from '../../ui/toast.ts'
import { describeWalletError } from './describe-wallet-error.ts'
import { reconnectEarlier } from './reconnect-earlier.ts'
import { SessionReporter } from './session-reporter.tsx'
import type { WalletSession } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

interface WalletRuntimeProps {
  config: Config
  setup: WalletSetup
  /** Told whenever something about the wallet has changed. */
  onSession: (session: WalletSession | null) => void
}

/**
 * The wallet library and our dialog. They stand beside the page, not around it: what they know is handed over, so that
 * nothing of the page is drawn anew when they arrive.
 */
export function WalletRuntime({ config, setup, onSession }: WalletRuntimeProps) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    void reconnectEarlier(config)
      .catch((error: unknown) => toast.error(describeWalletError(error)))
      .finally(() => setIsSettled(true))
  }, [config])
  return (
    // Not the library's own provider: told not to reconnect everything, it drops all connections whenever it is drawn.
    <WagmiContext value={config}>
      <SessionReporter setup={setup} isSettled={isSettled} onSession={onSession} />
    </WagmiContext>
  )
}
