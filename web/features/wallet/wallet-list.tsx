import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { walletWords } from '@network-site/site/wallet'
import type { ReactNode } from 'react'
import { useConnectors, type Connector } from 'wagmi'
import { guestWalletId } from './guest-wallet.ts'
import { isHandheld } from './is-handheld.ts'
import { lastUsedWallet } from './last-used-wallet.ts'
import { PhoneWalletGrid } from './phone-wallet-grid.tsx'
import { WalletMark } from './wallet-mark.tsx'
import { WalletOption } from './wallet-option.tsx'
import { walletConnectId } from './walletconnect-wallet.ts'

const words = walletWords.dialog.connect

interface WalletListProps {
  /** True for the sandbox's relay: no wallet on this phone listens there. */
  isRelayEmbedded: boolean
  onChoose: (connector: Connector, app?: PhoneWallet) => void
}

/** Every way to connect: what is in this browser, what is on this phone, and what anybody can use. */
export function WalletList({ isRelayEmbedded, onChoose }: WalletListProps) {
  const connectors = useConnectors()
  const installed = connectors.filter(({ id }) => id !== walletConnectId && id !== guestWalletId)
  const pairing = connectors.find(({ id }) => id === walletConnectId)
  const guest = connectors.find(({ id }) => id === guestWalletId)
  const isPhone = isHandheld(navigator)
  const lastUsed = lastUsedWallet(window.localStorage)
  const option = (connector: Connector, hint?: string) => (
    <WalletOption
      key={connector.uid}
      name={connector.name}
      mark={<WalletMark connector={connector} />}
      hint={hint}
      badge={connector.id === lastUsed ? words.lastUsed : undefined}
      onChoose={() => onChoose(connector)}
    />
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
