import { shortAddress } from '@network-site/protocol/text'
import { walletWords } from '@network-site/site/wallet'
import { ChevronDown, Orbit, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LazyWallet, WalletSession } from './wallet-session.ts'

/** Connects a wallet. Once connected, shows the account and network, which open their dialog views. */
export function WalletButton({ wallet }: { wallet: LazyWallet }) {
  const { session, isReconnecting, isOpening, connect } = wallet
  const account = session?.account
  if (!account) {
    return (
      <Frame>
        <Button icon={<Wallet />} isWaiting={isOpening || isReconnecting} onClick={connect}>
          {isReconnecting ? walletWords.reconnecting : isOpening ? walletWords.opening : walletWords.connect}
        </Button>
      </Frame>
    )
  }
  const { address, chain, isGuest } = account
  const chainName = String(chain.name ?? chain.id)
  return (
    <Frame>
      <Button variant="secondary" icon={<Wallet />} onClick={session.openAccount} className="tabular-nums">
        <span className="sr-only">
          {walletWords.account}: {address}{' '}
        </span>
        {isGuest ? `${walletWords.guest.badge} ` : ''}
        <bdi className="normal-case">{shortAddress(address)}</bdi>
      </Button>
      <Button
        variant="secondary"
        icon={<Orbit />}
        aria-label={`${walletWords.networks}: ${chainName}`}
        onClick={session.openNetworks}
        className="justify-between"
      >
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate">{chainName}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
        </span>
      </Button>
    </Frame>
  )
}

/** Keeps the first button the same element before and after connecting, because the dialog returns focus to it. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="flex w-full min-w-0 flex-col gap-2 sm:w-auto sm:flex-row">{children}</div>
}

/** A small button that shows the connected account and opens its dialog view. */
export function WalletChip({ session }: { session: WalletSession | null }) {
  if (!session?.account) return null
  const { address, isGuest } = session.account
  const shown = `${isGuest ? `${walletWords.guest.badge} ` : ''}${shortAddress(address)}`
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<WalletAvatar address={address} size={18} />}
      aria-label={`${walletWords.account}: ${shown}, ${address}`}
      onClick={session.openAccount}
      className="tabular-nums"
    >
      {isGuest && <span className="max-sm:sr-only">{walletWords.guest.badge} </span>}
      <bdi className="normal-case">{shortAddress(address)}</bdi>
    </Button>
  )
}

/** Draws an avatar from an address: three orbits, each with a body at an angle taken from the address. */
export function WalletAvatar({ address, size }: { address: string; size: number }) {
  const turns = [2, 8, 14].map((at) => Number.parseInt(address.slice(at, at + 6), 16) / 0xffffff)
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="bg-sunken text-ink">
      {turns.map((turn, ring) => {
        const radius = 5 + ring * 5.5
        const angle = turn * Math.PI * 2
        return (
          <g key={radius}>
            <circle cx="20" cy="20" r={radius} fill="none" stroke="currentColor" strokeOpacity="0.3" />
            <circle
              cx={20 + radius * Math.cos(angle)}
              cy={20 + radius * Math.sin(angle)}
              r="2.2"
              className={ring === 1 ? 'fill-accent' : 'fill-brass-bright'}
            />
          </g>
        )
      })}
    </svg>
  )
}
