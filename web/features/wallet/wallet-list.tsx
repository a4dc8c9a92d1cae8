import { type PhoneWallet, phoneWallets, walletWords } from '@network-site/site/wallet'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Connector, useConnectors } from 'wagmi'
import { joinClasses } from '../../ui/join-classes.ts'
import { isMobileDevice } from './deep-link.ts'
import { guestConnectorId, walletConnectId } from './wallet-connectors.ts'
import { lastUsedConnectorId } from './wallet-storage.ts'

const words = walletWords.dialog.connect

interface WalletListProps {
  /** True for the sandbox's relay, which real wallets cannot reach. */
  isRelayEmbedded: boolean
  onChoose: (connector: Connector, app?: PhoneWallet) => void
}

/** Lists every way to connect: installed wallets, apps on this phone, pairing, and the guest wallet. */
export function WalletList({ isRelayEmbedded, onChoose }: WalletListProps) {
  const connectors = useConnectors()
  const installed = connectors.filter(({ id }) => id !== walletConnectId && id !== guestConnectorId)
  const pairing = connectors.find(({ id }) => id === walletConnectId)
  const guest = connectors.find(({ id }) => id === guestConnectorId)
  const isPhone = isMobileDevice(navigator)
  const option = (connector: Connector, hint?: string) => (
    <WalletOption key={connector.uid} connector={connector} hint={hint} onChoose={() => onChoose(connector)} />
  )
  return (
    <div className="-mx-6 -my-7 divide-y divide-line md:-mx-8">
      {installed.length > 0 && (
        <Group title={words.installed}>
          <ul>{installed.map((connector) => option(connector))}</ul>
        </Group>
      )}
      {pairing && isPhone && !isRelayEmbedded && (
        <Group title={words.onPhone}>
          <PhoneWalletGrid onChoose={(app) => onChoose(pairing, app)} />
        </Group>
      )}
      <Group title={words.otherWays}>
        <ul>
          {pairing && option(pairing, isRelayEmbedded ? words.embedded : isPhone ? words.otherDevice : words.scan)}
          {guest && option(guest, words.guest)}
        </ul>
      </Group>
      <p className="px-6 py-5 text-caption text-faint md:px-8">{words.promise}</p>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="py-4">
      <h3 className="type-caption px-6 pb-2 text-micro text-faint md:px-8">{title}</h3>
      {children}
    </section>
  )
}

interface WalletOptionProps {
  connector: Connector
  hint: string | undefined
  onChoose: () => void
}

function WalletOption({ connector, hint, onChoose }: WalletOptionProps) {
  const isLastUsed = connector.id === lastUsedConnectorId(window.localStorage)
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="group/option relative flex w-full items-center gap-4 px-6 py-3 text-left transition-colors before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent before:opacity-0 before:transition-opacity hover:bg-raised hover:before:opacity-100 focus-visible:-outline-offset-2 focus-visible:before:opacity-100 md:px-8"
      >
        <IconTile>
          <WalletIcon connector={connector} />
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-body font-medium text-ink wrap-anywhere">{connector.name}</span>
            {isLastUsed && <span className="type-caption text-micro text-brass">{words.lastUsed}</span>}
          </span>
          {hint !== undefined && <span className="mt-0.5 block text-caption text-faint">{hint}</span>}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-[transform,color] group-hover/option:translate-x-0.5 group-hover/option:text-ink"
        />
      </button>
    </li>
  )
}

/** Frames a wallet's icon. */
export function IconTile({ children, className }: { children: ReactNode; className?: string }) {
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
  const glyph =
    connector.id === guestConnectorId ? 'guest' : connector.id === walletConnectId ? 'walletconnect' : 'browser'
  return <Glyph path={glyphs[glyph]} />
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

const glyphs = {
  browser: 'M3.500 5.500h17v13h-17zM3.500 9.500h17M6 7.500h.01M8.500 7.500h.01M15 14.500h2.500',
  walletconnect:
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500M20 14v2.500M14 20v-2.500M17.500 20H20M18 17.500h-1.500',
  guest:
    'M12 4.500a7.500 7.500 0 1 0 7.500 7.500M12 9.750a2.250 2.250 0 1 0 0 4.500a2.250 2.250 0 1 0 0-4.500M17.500 5.250a1.250 1.250 0 1 0 0 2.500a1.250 1.250 0 1 0 0-2.500',
}
