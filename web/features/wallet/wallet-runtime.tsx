import '@rainbow-me/rainbowkit/styles.css'
import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { useEffect, useState } from 'react'
import { WagmiContext, type Config } from 'wagmi'
import { reconnectEarlier } from './reconnect-earlier.ts'
import { SessionReporter } from './session-reporter.tsx'
import { WalletAvatar } from './wallet-avatar.tsx'
import type { WalletSession } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { walletTheme } from './wallet-theme.ts'

interface WalletRuntimeProps {
  config: Config
  setup: WalletSetup
  /** Told whenever something about the wallet has changed. */
  onSession: (session: WalletSession | null) => void
}

/**
 * The wallet library and its dialog. It stands beside the page, not around it: what it knows is handed over, so that
 * nothing of the page is drawn anew when it arrives.
 */
export function WalletRuntime({ config, setup, onSession }: WalletRuntimeProps) {
  const [theme] = useState(walletTheme)
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => void reconnectEarlier(config).finally(() => setIsSettled(true)), [config])
  return (
    // Not the library's own provider: told not to reconnect everything, it drops all connections whenever it is drawn.
    <WagmiContext value={config}>
      <RainbowKitProvider
        initialChain={setup.testnet.id}
        theme={theme}
        avatar={WalletAvatar}
        appInfo={{ appName: setup.app.name, learnMoreUrl: setup.app.learnMoreUrl }}
        modalSize="compact"
        locale="en-US"
      >
        <SessionReporter setup={setup} isSettled={isSettled} onSession={onSession} />
      </RainbowKitProvider>
    </WagmiContext>
  )
}
