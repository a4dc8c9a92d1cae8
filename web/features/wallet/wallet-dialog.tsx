import { walletWords } from '@network-site/site/wallet'
import { Orbit, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { AccountView } from './account-view.tsx'
import { AttemptView } from './attempt-view.tsx'
import { attemptTitle } from './attempt-title.ts'
import { NetworkView } from './network-view.tsx'
import { useConnecting } from './use-connecting.ts'
import { WalletList } from './wallet-list.tsx'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

export type DialogView = 'connect' | 'account' | 'networks'

const words = walletWords.dialog

interface WalletDialogProps {
  /** What is open; the dialog is closed without one. */
  view: DialogView | null
  account: WalletAccount | null
  setup: WalletSetup
  onView: (view: DialogView | null) => void
  switchTo: (chainId: number) => Promise<void>
  onDisconnect: () => void
}

/** The wallet dialog: connecting a wallet, the one that is connected, and its network. */
export function WalletDialog({ view, account, setup, onView, ...actions }: WalletDialogProps) {
  const isRelayEmbedded = setup.walletConnect?.isEmbedded ?? false
  const shown = useLastShown({ view, account })
  const { attempt, choose, forget } = useConnecting({ chainId: setup.testnet.id, onConnected: close })

  function close() {
    onView(null)
    forget()
  }

  return (
    <Modal
      isOpen={view !== null}
      onClose={close}
      title={shown.view === 'connect' ? attemptTitle(attempt) : words[shown.view ?? 'account'].title}
      icon={shown.view === 'networks' ? <Orbit /> : <Wallet />}
      closeLabel={walletWords.close}
    >
      {shown.view === 'connect' && !attempt && (
        <WalletList isRelayEmbedded={isRelayEmbedded} onChoose={(connector, app) => void choose(connector, app)} />
      )}
      {shown.view === 'connect' && attempt && (
        <AttemptView
          attempt={attempt}
          isRelayEmbedded={isRelayEmbedded}
          onRetry={() => void choose(attempt.connector, attempt.app)}
          onBack={forget}
        />
      )}
      {shown.view === 'account' && shown.account && (
        <AccountView
          account={shown.account}
          explorerUrl={setup.testnet.blockExplorerUrls[0]}
          onNetworks={() => onView('networks')}
          onDisconnect={actions.onDisconnect}
        />
      )}
      {shown.view === 'networks' && shown.account && (
        <NetworkView account={shown.account} setup={setup} switchTo={actions.switchTo} />
      )}
    </Modal>
  )
}

/** What was open last: it stays to be seen while the dialog closes. */
function useLastShown(now: Pick<WalletDialogProps, 'view' | 'account'>) {
  const [last, setLast] = useState(now)
  if (now.view === null) return last
  if (now.view !== last.view || now.account !== last.account) setLast(now)
  return now
}
