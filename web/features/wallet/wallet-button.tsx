import { shortAddress } from '@network-site/protocol/text'
import { walletWords } from '@network-site/site/wallet'
import { ChevronDown, Orbit, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LazyWallet } from './use-lazy-wallet.ts'

/** Connects a wallet. Once connected, shows account and network, and opens their views in the dialog. */
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
        <span className="normal-case">{shortAddress(address)}</span>
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

/** Keeps the first button the same element before and after connecting: the dialog returns the focus to it. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="flex w-full min-w-0 flex-col gap-2 sm:w-auto sm:flex-row">{children}</div>
}
