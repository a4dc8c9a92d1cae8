import { walletWords } from '@home/site/wallet'
import { ChevronDown, Orbit, Wallet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { shortAddress } from './short-address.ts'
import type { WalletAccess } from './wallet-access.ts'

/** Connects a wallet; once one is, shows which and on which network, and opens the dialog's views of both. */
export function WalletButton({ access }: { access: WalletAccess }) {
  const { session, isSettling, isOpening, connect } = access
  if (!session?.account) {
    return (
      <Button icon={<Wallet />} isLoading={isOpening || isSettling} onClick={connect}>
        {isSettling ? walletWords.reconnecting : isOpening ? walletWords.opening : walletWords.connect}
      </Button>
    )
  }
  const { address, chain, isGuest } = session.account
  return (
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
      <Button
        variant="secondary"
        icon={<Wallet />}
        aria-label={`${walletWords.account}: ${address}`}
        onClick={session.openAccount}
        className="tabular-nums"
      >
        {isGuest ? `${walletWords.guest.badge} ` : ''}
        <span className="normal-case">{shortAddress(address)}</span>
      </Button>
      <Button
        variant="secondary"
        icon={<Orbit />}
        aria-label={`${walletWords.networks}: ${chain.name ?? chain.id}`}
        onClick={session.openNetworks}
      >
        <span className="flex items-center gap-2">
          {chain.name ?? chain.id}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </span>
      </Button>
    </div>
  )
}
