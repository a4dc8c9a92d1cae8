import { walletWords } from '@network-site/site/wallet'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'
import { DeepLinkView } from './deep-link-view.tsx'
import { PairingView } from './pairing-view.tsx'
import type { ConnectionAttempt } from './use-connecting.ts'
import { WalletIcon } from './wallet-icon.tsx'
import { IconTile } from './wallet-option.tsx'
import { walletConnectId } from './walletconnect-connector.ts'

const words = walletWords.dialog

interface ConnectingViewProps {
  attempt: ConnectionAttempt
  isRelayEmbedded: boolean
  onRetry: () => void
  onBack: () => void
}

/** The state of a connection attempt: the wallet was asked, is being paired, or the attempt failed. */
export function ConnectingView({ attempt, isRelayEmbedded, onRetry, onBack }: ConnectingViewProps) {
  const { connector, app, pairingUri, failure } = attempt
  const view = useRef<HTMLDivElement>(null)
  // The control that led here is gone, and the focus with it.
  useEffect(() => view.current?.focus({ preventScroll: true }), [])
  const isPairing = connector.id === walletConnectId
  return (
    <div ref={view} tabIndex={-1} className="outline-none">
      {failure !== undefined ? (
        <Failed attempt={attempt} onRetry={onRetry} />
      ) : app ? (
        <DeepLinkView app={app} pairingUri={pairingUri} />
      ) : isPairing ? (
        <PairingView pairingUri={pairingUri} isRelayEmbedded={isRelayEmbedded} />
      ) : (
        <div className="flex items-center gap-5">
          <IconTile className="corner-ticks size-16 overflow-visible">
            <WalletIcon connector={connector} />
          </IconTile>
          <output className="min-w-0">
            <span className="flex items-center gap-3 font-medium text-ink">
              <OrbitSpinner className="text-accent-text" />
              {connector.name}
            </span>
            <span className="mt-1 block text-small text-muted">{words.asking.body}</span>
          </output>
        </div>
      )}
      <div className="-mx-6 mt-7 -mb-7 border-t border-line px-6 py-3 md:-mx-8 md:px-8">
        <Button variant="ghost" size="small" icon={<ArrowLeft />} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

function Failed({
  attempt: { connector, app, failure },
  onRetry,
}: {
  attempt: ConnectionAttempt
  onRetry: () => void
}) {
  return (
    <div className="border-l-2 border-accent pl-5">
      <div role="alert">
        <p className="font-medium text-ink">{app?.name ?? connector.name}</p>
        <p className="mt-1 text-small text-muted">{failure}</p>
      </div>
      <Button size="small" className="mt-5" icon={<RotateCw />} onClick={onRetry}>
        {words.asking.retry}
      </Button>
    </div>
  )
}
