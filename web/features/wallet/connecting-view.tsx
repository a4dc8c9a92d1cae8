import { type PhoneWallet, phoneWallets, walletWords } from '@network-site/site/wallet'
import { ArrowLeft, ExternalLink, RotateCw } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useConfig, type Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { Button, LinkButton, OrbitSpinner } from '../../ui/button.tsx'
import { CopyButton } from './copy-controls.tsx'
import { deepLink, rememberDeepLink } from './deep-link.ts'
import { walletConnectId } from './wallet-connectors.ts'
import { describeWalletError } from './wallet-errors.ts'
import { IconTile, InitialIcon, WalletIcon } from './wallet-list.tsx'

const words = walletWords.dialog

/** Loaded when needed: few visitors pair by QR code. */
const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** A connector that was chosen, and the state of its connection. */
export interface ConnectionAttempt {
  connector: Connector
  /** The wallet app on this phone that is to be opened. */
  app: PhoneWallet | undefined
  /** The WalletConnect URI, for the QR code or the deep link. */
  pairingUri: string | undefined
  /** Why it failed, fit for a person. */
  failure: string | undefined
}

interface ConnectingOptions {
  chainId: number
  onConnected: () => void
}

/** Connects one wallet at a time. Choosing another, or none, makes it ignore the earlier attempt. */
export function useConnecting({ chainId, onConnected }: ConnectingOptions) {
  const config = useConfig()
  const [attempt, setAttempt] = useState<ConnectionAttempt | null>(null)
  const newest = useRef(0)

  const choose = useCallback(
    async (connector: Connector, app?: PhoneWallet) => {
      const mine = ++newest.current
      const update = (part: Partial<ConnectionAttempt>) => {
        if (newest.current === mine) setAttempt((current) => current && { ...current, ...part })
      }
      const listen = ({ type, data }: { type: string; data?: unknown }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return
        update({ pairingUri: data })
        if (app && newest.current === mine) openApp(app, data)
      }
      setAttempt({ connector, app, pairingUri: undefined, failure: undefined })
      connector.emitter.on('message', listen)
      try {
        await connect(config, { connector, chainId })
        if (newest.current === mine) onConnected()
      } catch (error) {
        update({ failure: describeWalletError(error) })
      } finally {
        connector.emitter.off('message', listen)
      }
    },
    [config, chainId, onConnected],
  )

  const forget = useCallback(() => {
    newest.current++
    setAttempt(null)
  }, [])

  return { attempt, choose, forget }
}

function openApp(app: PhoneWallet, pairingUri: string): void {
  // As the WalletConnect library opens it for later requests: this page stays open.
  window.open(rememberDeepLink(app, { pairingUri, storage: window.localStorage }), '_self', 'noreferrer noopener')
}

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

interface PairingViewProps {
  pairingUri: string | undefined
  /** True for the sandbox's relay, which real wallets do not use. */
  isRelayEmbedded: boolean
}

/** The pairing as a QR code, to scan with another device. */
function PairingView({ pairingUri, isRelayEmbedded }: PairingViewProps) {
  return (
    <div className="grid items-center gap-7 sm:grid-cols-[auto_1fr]">
      <div className="corner-ticks mx-auto grid size-64 place-items-center border border-line bg-sunken p-3">
        <Suspense fallback={<Preparing />}>
          {pairingUri === undefined ? <Preparing /> : <QrCode text={pairingUri} label={words.pairing.code} />}
        </Suspense>
      </div>
      <div className="min-w-0">
        <ol className="space-y-3 text-small text-muted">
          {words.pairing.steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className="font-display text-label text-brass tabular-nums">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-5 text-caption text-faint">
          {isRelayEmbedded
            ? words.pairing.embedded
            : `${words.pairing.worksWith} ${phoneWallets.map(({ name }) => name).join(', ')}.`}
        </p>
        {pairingUri !== undefined && <CopyButton value={pairingUri} words={words.pairing.copy} className="mt-4" />}
      </div>
    </div>
  )
}

function Preparing() {
  return (
    <output className="flex flex-col items-center gap-4 text-caption text-faint">
      <OrbitSpinner className="size-8 text-accent-text" />
      {words.pairing.preparing}
    </output>
  )
}

/** The wallet app that is being opened, and a link for phones that do not open it by themselves. */
function DeepLinkView({ app, pairingUri }: { app: PhoneWallet; pairingUri: string | undefined }) {
  const isReady = pairingUri !== undefined
  return (
    <div>
      <div className="flex items-center gap-5">
        <IconTile className="corner-ticks size-16 overflow-visible">
          <InitialIcon name={app.name} />
        </IconTile>
        <output className="min-w-0">
          <span className="block font-medium text-ink">{app.name}</span>
          <span className="mt-1 block text-small text-muted">
            {isReady ? words.opening.body : words.pairing.preparing}
          </span>
        </output>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton
          isLoading={!isReady}
          icon={<ExternalLink />}
          href={isReady ? deepLink(app, pairingUri) : undefined}
          className="grow"
        >
          {words.opening.open} {app.name}
        </LinkButton>
        {isReady && (
          <>
            <LinkButton variant="ghost" size="small" href={pairingUri}>
              {words.opening.anyWallet}
            </LinkButton>
            <CopyButton value={pairingUri} words={words.pairing.copy} />
          </>
        )}
      </div>
    </div>
  )
}
