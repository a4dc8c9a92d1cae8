import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAccount, useClient, useConfig } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { toast } from '../../ui/toast.ts'
import { forgetDeepLink } from './deep-link.ts'
import { useWalletAccount } from './use-wallet-account.ts'
import { WalletDialog, type DialogView } from './wallet-dialog.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletSession } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { leaveConnector } from './wallet-storage.ts'

interface SessionReporterProps {
  setup: WalletSetup
  isSettled: boolean
  onSession: (session: WalletSession | null) => void
}

/** Reports the session to the page, which is outside the wallet library's context, and renders the dialog. */
export function SessionReporter({ setup, isSettled, onSession }: SessionReporterProps) {
  const config = useConfig()
  const client = useClient({ chainId: setup.testnet.id })
  const account = useWalletAccount(setup)
  const { status, connector } = useAccount()
  const [view, setView] = useState<DialogView | null>(null)

  // A disconnect closes the account's views: they must not open again with the next account.
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

  const switchTo = useCallback(
    async (chainId: number) => void (await connector?.switchChain?.({ chainId })),
    [connector],
  )

  async function leave() {
    setView(null)
    forgetDeepLink(window.localStorage)
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
      onView={setView}
      switchTo={switchTo}
      onDisconnect={() => void leave()}
    />
  )
}
