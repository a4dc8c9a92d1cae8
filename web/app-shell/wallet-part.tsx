import type { Config } from 'wagmi'
import { createWalletConfig } from '../features/wallet/create-wallet-config.ts'
import { WalletRuntime } from '../features/wallet/wallet-runtime.tsx'
import type { WalletSession } from '../features/wallet/wallet-session.ts'
import type { WalletSetup } from '../features/wallet/wallet-setup.ts'

interface WalletPartProps {
  setup: WalletSetup
  onSession: (session: WalletSession | null) => void
}

let config: Config | undefined

/**
 * Everything about wallets, in one chunk. The configuration is created once and outlives the page that needed it first.
 */
export function WalletPart({ setup, onSession }: WalletPartProps) {
  config ??= createWalletConfig(setup)
  return <WalletRuntime config={config} setup={setup} onSession={onSession} />
}
