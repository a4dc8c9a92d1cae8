import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { walletWords } from '@network-site/site/wallet'
import type { ReactNode } from 'react'
import { useConnectors, type Connector } from 'wagmi'
import { isMobileDevice } from './deep-link.ts'
import { guestConnectorId } from './guest-connector.ts'
import { PhoneWalletGrid } from './phone-wallet-grid.tsx'
import { WalletIcon } from './wallet-icon.tsx'
import { WalletOption } from './wallet-option.tsx'
import { lastUsedConnectorId } from './wallet-storage.ts'
import { walletConnectId } from './walletconnect-connector.ts'

const words = walletWords.dialog.connect

interface WalletListProps {
  /** True for the sandbox's relay, which real wallets do not use. */
  isRelayEmbedded: boolean
  onChoose: (connector: Connector, app?: PhoneWallet) => void
}

/** Every way to connect: installed wallets, apps on this phone, pairing, and the guest wallet. */
export function WalletList({ isRelayEmbedded, onChoose }: WalletListProps) {
  const connectors = useConnectors()
  const installed = connectors.filter(({ id }) => id !== walletConnectId && id !== guestConnectorId)
  const pairing = connectors.find(({ id }) => id === walletConnectId)
  const guest = connectors.find(({ id }) => id === guestConnectorId)
  const isPhone = isMobileDevice(navigator)
  const lastUsed = lastUsedConnectorId(window.localStorage)
  const option = (connector: Connector, hint?: string) => (
    <WalletOption
      key={connector.uid}
      name={connector.name}
      icon={<WalletIcon connector={connector} />}
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
