import { shortAddress } from '@network-site/protocol/text'
import { walletWords } from '@network-site/site/wallet'
import { Button } from '../../ui/button.tsx'
import { WalletAvatar } from './wallet-avatar.tsx'
import type { WalletSession } from './wallet-session.ts'

/** A small button with the connected account. Opens the dialog's view of it. */
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
      <span className="normal-case">{shortAddress(address)}</span>
    </Button>
  )
}
