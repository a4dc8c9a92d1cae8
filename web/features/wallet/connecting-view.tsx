import { language } from '@network-site/site/language'
import { fillPlaceholders } from '@network-site/protocol/text'
import { guestWords } from '@network-site/site/guest-words'
import { controls } from '@network-site/site/site-chrome'
import { type PhoneWallet, phoneWallets, walletDialog as words } from '@network-site/site/wallet-dialog'
import { ArrowLeft, ExternalLink, RotateCw } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { type Connector, useConfig, useConnectors } from 'wagmi'
import { connect } from 'wagmi/actions'
import { Button, LinkButton, OrbitSpinner } from '../../ui/button.tsx'
import { AnswerButton, CanceledError, type Unanswered, waitForAnswer } from '../../ui/unanswered.tsx'
import { CopyButton } from './copy-controls.tsx'
import { deepLink, rememberDeepLink } from './deep-link.ts'
import { guestConnectorId, isPasskeyConnector } from './guest-connector.ts'
import type { PasskeyRemedy } from './passkey-prompt.ts'
import { type ConnectionWay, walletConnectId } from './wallet-connectors.ts'
import { describeWalletError } from './wallet-errors.ts'
import { IconTile, InitialIcon, WalletIcon } from './wallet-list.tsx'

const passkeyWords = guestWords.passkey

/** Loaded on demand: few visitors pair by QR code. */
const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** The chosen connector and the state of its connection. */
export interface ConnectionAttempt extends ConnectionWay {
  connector: Connector
  /** The WalletConnect URI, for the QR code or the deep link. */
  pairingUri: string | undefined
  /** Set once the wallet has not answered in time. */
  unanswered: Unanswered | undefined
  /** Why it failed, in a sentence for the visitor. */
  failure: string | undefined
  /** What to do about a failed passkey, instead of trying the same again. */
  remedy: PasskeyRemedy | undefined
}

/** Connects one wallet at a time. Choosing another wallet, or going back, cancels the earlier attempt. */
export function useConnecting({ chainId, onConnected }: { chainId: number; onConnected: () => void }) {
  const config = useConfig()
  const [attempt, setAttempt] = useState<ConnectionAttempt | null>(null)
  const latest = useRef(0)

  const choose = useCallback(
    async (connector: Connector, { app, passkey }: ConnectionWay = {}) => {
      const mine = ++latest.current
      const update = (part: Partial<ConnectionAttempt> | null) => {
        if (latest.current === mine) setAttempt((current) => current && part && { ...current, ...part })
      }
      const listen = ({ type, data }: { type: string; data?: unknown }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return
        update({ pairingUri: data })
        if (app && latest.current === mine) openApp(app, data)
      }
      const connecting = () => connect(config, { connector, chainId })
      setAttempt({
        connector,
        app,
        passkey,
        pairingUri: undefined,
        unanswered: undefined,
        failure: undefined,
        remedy: undefined,
      })
      connector.emitter.on('message', listen)
      try {
        // Not retried here: the browser's own prompt can be canceled, and a second one could create a second passkey.
        if (passkey && isPasskeyConnector(connector)) await connector.openPasskey(passkey)
        // The visitor went back while the prompt was open. This clears the key from memory.
        if (latest.current !== mine) await connector.disconnect()
        else await waitForAnswer(connecting, (unanswered) => update({ unanswered }))
        if (latest.current === mine) onConnected()
      } catch (error) {
        update(describeFailure(error))
      } finally {
        connector.emitter.off('message', listen)
      }
    },
    [config, chainId, onConnected],
  )

  const cancel = useCallback(() => {
    latest.current++
    setAttempt(null)
  }, [])

  return { attempt, choose, cancel }
}

/** Returns null if the visitor canceled. */
function describeFailure(error: unknown): Pick<ConnectionAttempt, 'failure' | 'remedy'> | null {
  if (error instanceof CanceledError) return null
  const remedy = error instanceof Error && 'remedy' in error ? (error.remedy as PasskeyRemedy | undefined) : undefined
  return { failure: describeWalletError(error), remedy }
}

function openApp(app: PhoneWallet, pairingUri: string): void {
  // `_self` keeps this page open. The WalletConnect library opens later requests the same way.
  window.open(rememberDeepLink(app, { pairingUri, storage: window.localStorage }), '_self', 'noreferrer noopener')
}

interface ConnectingViewProps {
  attempt: ConnectionAttempt
  /** True for the sandbox's relay, which real wallets cannot reach. */
  isRelayEmbedded: boolean
  onChoose: (connector: Connector, way: ConnectionWay) => void
  onBack: () => void
}

/** Shows a connection attempt: waiting for the wallet, pairing, or failed. */
export function ConnectingView({ attempt, isRelayEmbedded, onChoose, onBack }: ConnectingViewProps) {
  const { connector, app, passkey, pairingUri, unanswered, failure } = attempt
  const view = useRef<HTMLDivElement>(null)
  // The button that opened this view is gone, so move the focus here.
  useEffect(() => view.current?.focus({ preventScroll: true }), [])
  const isPairing = connector.id === walletConnectId
  return (
    <div ref={view} tabIndex={-1} className="outline-none">
      {failure !== undefined ? (
        <Failed attempt={attempt} onChoose={onChoose} />
      ) : app ? (
        <DeepLinkView app={app} pairingUri={pairingUri} />
      ) : isPairing ? (
        <PairingView pairingUri={pairingUri} isRelayEmbedded={isRelayEmbedded} />
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <IconTile className="corner-ticks size-16 overflow-visible">
            <WalletIcon connector={connector} />
          </IconTile>
          <output className="min-w-0 flex-1">
            <span className="flex items-center gap-3 font-medium text-ink">
              <OrbitSpinner className="text-accent-text" />
              {connector.name}
            </span>
            <span className="mt-1 block text-small text-muted">
              {unanswered ? controls.unanswered.waiting : passkey ? passkeyWords.body : words.asking.body}
            </span>
          </output>
          {unanswered && (
            <div className="flex basis-full gap-3">
              <AnswerButton unanswered={unanswered} words={controls.unanswered} size="small" />
            </div>
          )}
        </div>
      )}
      <div className="-mx-6 mt-7 -mb-7 border-t border-line px-6 py-3 md:-mx-8 md:px-8">
        <Button variant="ghost" size="small" icon={<ArrowLeft className="rtl:-scale-x-100" />} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

function Failed({ attempt, onChoose }: Pick<ConnectingViewProps, 'attempt' | 'onChoose'>) {
  const { connector, app, passkey, failure, remedy } = attempt
  const guest = useConnectors().find(({ id }) => id === guestConnectorId)

  function follow(way: PasskeyRemedy) {
    if (way !== 'browser') onChoose(connector, { passkey: way })
    else if (guest) onChoose(guest, {})
  }

  return (
    <div className="border-s-2 border-accent ps-5">
      <div role="alert">
        <p className="font-medium text-ink">{app?.name ?? connector.name}</p>
        <p className="mt-1 text-small text-muted">{failure}</p>
      </div>
      {remedy ? (
        <Button size="small" className="mt-5" onClick={() => follow(remedy)}>
          {passkeyWords[remedy]}
        </Button>
      ) : (
        <Button size="small" className="mt-5" icon={<RotateCw />} onClick={() => onChoose(connector, { app, passkey })}>
          {words.asking.retry}
        </Button>
      )}
    </div>
  )
}

type PairingViewProps = Pick<ConnectionAttempt, 'pairingUri'> & Pick<ConnectingViewProps, 'isRelayEmbedded'>

/** Shows the pairing as a QR code to scan with another device. */
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
            : fillPlaceholders(words.pairing.worksWith, {
                wallets: new Intl.ListFormat(language.locale).format(phoneWallets.map(({ name }) => name)),
              })}
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

/** Shows which wallet app is opening, with a link for phones that do not open it automatically. */
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
          icon={<ExternalLink className="rtl:-scale-x-100" />}
          href={isReady ? deepLink(app, pairingUri) : undefined}
          className="grow"
        >
          {fillPlaceholders(words.opening.open, { wallet: app.name })}
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
