import { phoneWallets, walletWords } from '@network-site/site/wallet'
import { lazy, Suspense } from 'react'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'
import { CopyButton } from './copy-controls.tsx'

/** Loaded when needed: few visitors pair by QR code. */
const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))
const words = walletWords.dialog.pairing

interface PairingViewProps {
  pairingUri: string | undefined
  /** True for the sandbox's relay, which real wallets do not use. */
  isRelayEmbedded: boolean
}

/** The pairing as a QR code, to scan with another device. */
export function PairingView({ pairingUri, isRelayEmbedded }: PairingViewProps) {
  return (
    <div className="grid items-center gap-7 sm:grid-cols-[auto_1fr]">
      <div className="corner-ticks mx-auto grid size-64 place-items-center border border-line bg-sunken p-3">
        <Suspense fallback={<Preparing />}>
          {pairingUri === undefined ? <Preparing /> : <QrCode text={pairingUri} label={words.code} />}
        </Suspense>
      </div>
      <div className="min-w-0">
        <ol className="space-y-3 text-small text-muted">
          {words.steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className="font-display text-label text-brass tabular-nums">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-5 text-caption text-faint">
          {isRelayEmbedded ? words.embedded : `${words.worksWith} ${phoneWallets.map(({ name }) => name).join(', ')}.`}
        </p>
        {pairingUri !== undefined && <CopyButton value={pairingUri} words={words.copy} className="mt-4" />}
      </div>
    </div>
  )
}

function Preparing() {
  return (
    <output className="flex flex-col items-center gap-4 text-caption text-faint">
      <OrbitSpinner className="size-8 text-accent-text" />
      {words.preparing}
    </output>
  )
}
