import { controls } from '@network-site/site/controls'
import { walletWords } from '@network-site/site/wallet'
import { ExternalLink, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CopyField } from './copy-controls.tsx'
import { GuestKey } from './guest-key-dialog.tsx'
import { WalletAvatar } from './wallet-avatar.tsx'
import type { WalletAccount } from './wallet-session.ts'

const words = walletWords.dialog.account

interface AccountViewProps {
  account: WalletAccount
  explorerUrl: string | undefined
  onNetworks: () => void
  onDisconnect: () => void
}

/** The connected account, its wallet and network, and the button to disconnect. */
export function AccountView({ account, explorerUrl, onNetworks, onDisconnect }: AccountViewProps) {
  const { address, walletName, chain, isGuest } = account
  return (
    <>
      <div className="flex items-center gap-5">
        <span className="corner-ticks inline-flex border border-line">
          <WalletAvatar address={address} size={72} />
        </span>
        <div className="min-w-0">
          <p className="type-caption text-micro text-faint">{words.by}</p>
          <p className="mt-1 font-medium text-ink">{walletName}</p>
        </div>
      </div>
      <div className="mt-6 border-y border-line">
        <CopyField label={words.address} value={address} />
        <div className="flex items-center gap-3 py-3">
          <dl className="min-w-0 flex-1">
            <dt className="type-caption text-micro text-faint">{words.network}</dt>
            <dd className="mt-1 text-small text-ink">{chain.name ?? chain.id}</dd>
          </dl>
          <Button variant="ghost" size="small" onClick={onNetworks}>
            {words.change}
          </Button>
        </div>
      </div>
      {isGuest && <GuestNote />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" icon={<LogOut />} onClick={onDisconnect}>
          {words.disconnect}
        </Button>
        {explorerUrl !== undefined && (
          <LinkButton
            variant="secondary"
            size="small"
            icon={<ExternalLink />}
            newTabHint={controls.opensInNewTab}
            href={`${explorerUrl.replace(/\/+$/, '')}/address/${address}`}
          >
            {words.explorer}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function GuestNote(): ReactNode {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-brass pl-4">
      <p className="flex-1 basis-56 text-small text-muted">{walletWords.guest.notice}</p>
      <GuestKey />
    </div>
  )
}
