import { guestWords } from '@network-site/site/guest-words'
import { walletWords } from '@network-site/site/wallet'
import { walletDialog as words } from '@network-site/site/wallet-dialog'
import { Orbit, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { AccountView, NetworkView } from './account-view.tsx'
import { ConnectingView, useConnecting, type ConnectionAttempt } from './connecting-view.tsx'
import type { PasskeySupport } from './passkey-support.ts'
import { walletConnectId } from './wallet-connectors.ts'
import { WalletList } from './wallet-list.tsx'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

const passkeyWords = guestWords.passkey

export type DialogView = 'connect' | 'account' | 'networks'

interface WalletDialogProps {
  /** The open view; null while the dialog is closed. */
  view: DialogView | null
  account: WalletAccount | null
  setup: WalletSetup
  /** Undefined until detected; the dialog opens only then. */
  passkeySupport: PasskeySupport | undefined
  onView: (view: DialogView | null) => void
  switchTo: (chainId: number) => Promise<void>
  onDisconnect: () => void
}

/** Renders the wallet dialog with its views: connect, account, and networks. */
export function WalletDialog({ view, account, setup, passkeySupport, onView, ...actions }: WalletDialogProps) {
  const isRelayEmbedded = setup.walletConnect?.isEmbedded ?? false
  const shown = useLastShown({ view, account })
  const { attempt, choose, cancel } = useConnecting({ chainId: setup.testnet.id, onConnected: close })

  function close() {
    onView(null)
    cancel()
  }

  return (
    <Modal
      isOpen={view !== null}
      onClose={close}
      title={shown.view === 'connect' ? connectTitle(attempt) : words[shown.view ?? 'account'].title}
      icon={shown.view === 'networks' ? <Orbit /> : <Wallet />}
      closeLabel={walletWords.close}
    >
      {shown.view === 'connect' && !attempt && (
        <WalletList
          isRelayEmbedded={isRelayEmbedded}
          passkeySupport={passkeySupport}
          onChoose={(connector, way) => void choose(connector, way)}
        />
      )}
      {shown.view === 'connect' && attempt && (
        <ConnectingView
          attempt={attempt}
          isRelayEmbedded={isRelayEmbedded}
          onChoose={(connector, way) => void choose(connector, way)}
          onBack={cancel}
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

function connectTitle(attempt: ConnectionAttempt | null): string {
  if (!attempt) return words.connect.title
  if (attempt.failure !== undefined) return words.asking.failedTitle
  if (attempt.app) return words.opening.title
  if (attempt.passkey) return attempt.passkey === 'create' ? passkeyWords.createTitle : passkeyWords.restoreTitle
  return attempt.connector.id === walletConnectId ? words.pairing.title : words.asking.title
}

/** Keeps the last open view visible while the dialog closes. */
function useLastShown(now: Pick<WalletDialogProps, 'view' | 'account'>) {
  const [last, setLast] = useState(now)
  if (now.view === null) return last
  if (now.view !== last.view || now.account !== last.account) setLast(now)
  return now
}
