import { guestWords } from '@network-site/site/guest-words'
import { type PhoneWallet, phoneWallets, walletDialog } from '@network-site/site/wallet-dialog'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { type Connector, useConnectors } from 'wagmi'
import { LinkButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { CopyButton } from './copy-controls.tsx'
import { isMobileDevice } from './deep-link.ts'
import { guestConnectorId, isGuestConnector, loadPasskeyPrompt, passkeyConnectorId } from './guest-connector.ts'
import { browserLink, type PasskeySupport } from './passkey-support.ts'
import { type ConnectionWay, walletConnectId } from './wallet-connectors.ts'
import { lastUsedConnectorId } from './wallet-storage.ts'

const words = walletDialog.connect

interface WalletListProps {
  /** True for the sandbox's relay, which real wallets cannot reach. */
  isRelayEmbedded: boolean
  passkeySupport: PasskeySupport | undefined
  onChoose: (connector: Connector, way?: ConnectionWay) => void
}

/** Lists every way to connect. Guest wallets come first if a passkey can keep them. */
export function WalletList({ isRelayEmbedded, passkeySupport, onChoose }: WalletListProps) {
  const connectors = useConnectors()
  const installed = connectors.filter((connector) => connector.id !== walletConnectId && !isGuestConnector(connector))
  const pairing = connectors.find(({ id }) => id === walletConnectId)
  const isPhone = isMobileDevice(navigator)
  const guests = <GuestOptions connectors={connectors} passkeySupport={passkeySupport} onChoose={onChoose} />
  const hasPasskeys = passkeySupport === 'supported'
  const appPairing = isPhone && !isRelayEmbedded ? pairing : undefined
  const isPairingOnly = installed.length === 0 && !appPairing && !connectors.some(isGuestConnector)
  return (
    <div className="-mx-6 -my-7 divide-y divide-line md:-mx-8">
      {hasPasskeys && guests}
      {installed.length > 0 && (
        <Group title={words.installed}>
          {installed.map((connector) => (
            <WalletOption key={connector.uid} connector={connector} onChoose={() => onChoose(connector)} />
          ))}
        </Group>
      )}
      {appPairing && (
        <section aria-label={words.onPhone} className="py-4">
          <GroupTitle>{words.onPhone}</GroupTitle>
          <PhoneWalletGrid onChoose={(app) => onChoose(appPairing, { app })} />
        </section>
      )}
      {!hasPasskeys && guests}
      {pairing && (
        <Group title={isPairingOnly ? undefined : words.otherWays}>
          <WalletOption
            connector={pairing}
            hint={isRelayEmbedded ? words.embedded : isPhone ? words.otherDevice : words.scan}
            onChoose={() => onChoose(pairing)}
          />
        </Group>
      )}
      <p className="px-6 py-5 text-caption text-faint md:px-8">{words.promise}</p>
    </div>
  )
}

type GuestOptionsProps = Pick<WalletListProps, 'passkeySupport' | 'onChoose'> & { connectors: readonly Connector[] }

/** Lists the guest wallets, or says why none can be kept by a passkey. */
function GuestOptions({ connectors, passkeySupport = 'supported', onChoose }: GuestOptionsProps) {
  const browser = connectors.find(({ id }) => id === guestConnectorId)
  const passkey = connectors.find(({ id }) => id === passkeyConnectorId)
  const isSupported = passkeySupport === 'supported'
  const needsPrompt = isSupported && passkey !== undefined
  // Phones open the prompt only right after a tap, so its code cannot load then.
  useEffect(() => {
    if (needsPrompt) loadPasskeyPrompt().catch(() => {})
  }, [needsPrompt])
  if (!browser || !passkey) return null
  return (
    <Group title={guestWords.choices.title}>
      {isSupported && (
        <>
          <WalletOption
            connector={passkey}
            hint={guestWords.choices.create}
            isNew
            isRecommended
            onChoose={() => onChoose(passkey, { passkey: 'create' })}
          />
          <WalletOption
            connector={passkey}
            name={guestWords.choices.restore}
            hint={guestWords.choices.restoreHint}
            onChoose={() => onChoose(passkey, { passkey: 'restore' })}
          />
        </>
      )}
      <WalletOption connector={browser} hint={guestWords.choices.browser} onChoose={() => onChoose(browser)} />
      {!isSupported && (
        <li className="px-6 pt-2 pb-1 md:px-8">
          <p className="border-s-2 border-brass ps-4 text-caption text-muted">
            {guestWords.unsupported[passkeySupport]}
          </p>
          {passkeySupport === 'inAppBrowser' && <OpenInBrowser />}
        </li>
      )}
    </Group>
  )
}

/** Android can open the default browser. On other systems the visitor pastes the link there. */
function OpenInBrowser() {
  const link = browserLink(window.location.href, navigator.userAgent)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 ps-4">
      {link !== undefined && (
        <LinkButton size="small" icon={<ExternalLink className="rtl:-scale-x-100" />} href={link}>
          {guestWords.openBrowser}
        </LinkButton>
      )}
      <CopyButton value={window.location.href} words={guestWords.copyLink} />
    </div>
  )
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section aria-label={title} className="py-4">
      {title !== undefined && <GroupTitle>{title}</GroupTitle>}
      <ul>{children}</ul>
    </section>
  )
}

function GroupTitle({ children }: { children: string }) {
  return <h3 className="type-caption px-6 pb-2 text-micro text-faint md:px-8">{children}</h3>
}

interface WalletOptionProps {
  connector: Connector
  /** By default, the connector's. */
  name?: string
  hint?: string
  /** Whether this creates a wallet, which cannot be the last used one. */
  isNew?: boolean
  isRecommended?: boolean
  onChoose: () => void
}

function WalletOption({ connector, name, hint, isNew = false, isRecommended = false, onChoose }: WalletOptionProps) {
  const isLastUsed = !isNew && connector.id === lastUsedConnectorId(window.localStorage)
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="group/option relative flex w-full items-center gap-4 px-6 py-3 text-start transition-colors before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent before:opacity-0 before:transition-opacity hover:bg-raised hover:before:opacity-100 focus-visible:-outline-offset-2 focus-visible:before:opacity-100 md:px-8"
      >
        <IconTile className={isRecommended ? 'border-accent!' : undefined}>
          <WalletIcon connector={connector} />
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span className="text-body font-medium text-ink wrap-anywhere">{name ?? connector.name}</span>
            {isRecommended && (
              <span className="type-caption text-micro text-accent-text">{guestWords.choices.recommended}</span>
            )}
            {isLastUsed && <span className="type-caption text-micro text-brass">{words.lastUsed}</span>}
          </span>
          {hint !== undefined && <span className="mt-1 block text-caption text-faint">{hint}</span>}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-[transform,color] group-hover/option:translate-x-0.5 group-hover/option:text-ink rtl:-scale-x-100 rtl:group-hover/option:-translate-x-0.5"
        />
      </button>
    </li>
  )
}

/** Frames a wallet's icon. */
export function IconTile({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex size-11 shrink-0 items-center justify-center overflow-hidden border border-line bg-sunken',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Lists wallet apps that may be installed on this phone. */
function PhoneWalletGrid({ onChoose }: { onChoose: (app: PhoneWallet) => void }) {
  return (
    <ul className="grid grid-cols-3 gap-px px-6 md:px-8">
      {phoneWallets.map((app) => (
        <li key={app.name}>
          <button
            type="button"
            onClick={() => onChoose(app)}
            className="group/app flex size-full flex-col items-center gap-2 px-1 py-3 text-center transition-colors hover:bg-raised focus-visible:-outline-offset-2"
          >
            <IconTile className="size-13 transition-colors group-hover/app:border-brass">
              <InitialIcon name={app.name} />
            </IconTile>
            <span className="text-caption text-ink">{app.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Shows the connector's own icon, or a generic one for its kind. */
export function WalletIcon({ connector }: { connector: Connector }) {
  if (connector.icon) return <img src={connector.icon.trim()} alt="" className="size-full object-contain p-1.5" />
  return <Glyph path={glyphs[connector.id] ?? browserGlyph} />
}

/** Stands in for an unknown icon with the wallet's initial. */
export function InitialIcon({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="font-display text-title font-medium text-brass-bright">
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}

function Glyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-6 text-brass-bright"
    >
      <path d={path} />
    </svg>
  )
}

const browserGlyph = 'M3.500 5.500h17v13h-17zM3.500 9.500h17M6 7.500h.01M8.500 7.500h.01M15 14.500h2.500'

const glyphs: Partial<Record<string, string>> = {
  [walletConnectId]:
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500M20 14v2.500M14 20v-2.500M17.500 20H20M18 17.500h-1.500',
  [passkeyConnectorId]:
    'M8.500 4.500a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11.500 11.250l8 8M16.500 16.250l2.250-2.250M19.500 19.250l1.500-1.500M8.500 8.500h.01',
  [guestConnectorId]:
    'M12 4.500a7.500 7.500 0 1 0 7.500 7.500M12 9.750a2.250 2.250 0 1 0 0 4.500a2.250 2.250 0 1 0 0-4.500M17.500 5.250a1.250 1.250 0 1 0 0 2.500a1.250 1.250 0 1 0 0-2.500',
}
