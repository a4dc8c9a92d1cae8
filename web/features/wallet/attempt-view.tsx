import { walletWords } from '@network-site/site/wallet'
import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'
import { AppView } from './app-view.tsx'
import { DialogView } from './dialog-view.tsx'
import { PairingView } from './pairing-view.tsx'
import type { Attempt } from './use-connecting.ts'
import { WalletMark } from './wallet-mark.tsx'
import { MarkTile } from './wallet-option.tsx'
import { walletConnectId } from './walletconnect-wallet.ts'

const words = walletWords.dialog

interface AttemptViewProps {
  attempt: Attempt
  isRelayEmbedded: boolean
  onRetry: () => void
  onBack: () => void
}

/** What happens to the wallet that was chosen: it is asked, it is paired, or it did not work. */
export function AttemptView({ attempt, isRelayEmbedded, onRetry, onBack }: AttemptViewProps) {
  const { connector, app, pairingUri, failure } = attempt
  const isPairing = connector.id === walletConnectId
  return (
    <DialogView onBack={onBack}>
      {failure !== undefined ? (
        <Failed attempt={attempt} onRetry={onRetry} />
      ) : app ? (
        <AppView app={app} pairingUri={pairingUri} />
      ) : isPairing ? (
        <PairingView pairingUri={pairingUri} isRelayEmbedded={isRelayEmbedded} />
      ) : (
        <div className="flex items-center gap-5">
          <MarkTile className="corner-ticks size-16 overflow-visible">
            <WalletMark connector={connector} />
          </MarkTile>
          <output className="min-w-0">
            <span className="flex items-center gap-3 font-medium text-ink">
              <OrbitSpinner className="text-accent-text" />
              {connector.name}
            </span>
            <span className="mt-1 block text-small text-muted">{words.asking.body}</span>
          </output>
        </div>
      )}
    </DialogView>
  )
}

function Failed({ attempt: { connector, app, failure }, onRetry }: { attempt: Attempt; onRetry: () => void }) {
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
