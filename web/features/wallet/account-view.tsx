import { explorerLink } from '@network-site/protocol/explorer'
import { guestWords } from '@network-site/site/guest-words'
import { controls } from '@network-site/site/site-chrome'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { ExternalLink, LogOut, Orbit } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton, OrbitSpinner } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import { CopyField } from './copy-controls.tsx'
import { GuestKey } from './guest-notice.tsx'
import { WalletAvatar } from './wallet-button.tsx'
import { describeWalletError } from './wallet-errors.ts'
import { IconTile } from './wallet-list.tsx'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

const words = walletDialog.account
const networkWords = walletDialog.networks

interface AccountViewProps {
  account: WalletAccount
  explorerUrl: string | undefined
  onNetworks: () => void
  onDisconnect: () => void
}

/** Shows the connected account, its wallet and network, and the button to disconnect. */
export function AccountView({ account, explorerUrl, onNetworks, onDisconnect }: AccountViewProps) {
  const { address, walletName, chain, guest } = account
  const accountUrl = explorerLink(explorerUrl, 'address', address)
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
      {guest && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 border-brass ps-4">
          <p className="flex-1 basis-56 text-small text-muted">
            {guest.isKeptByPasskey ? guestWords.passkey.notice : guestWords.notice}
          </p>
          <GuestKey {...guest} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" icon={<LogOut className="rtl:-scale-x-100" />} onClick={onDisconnect}>
          {words.disconnect}
        </Button>
        {accountUrl !== undefined && (
          <LinkButton
            variant="secondary"
            size="small"
            icon={<ExternalLink className="rtl:-scale-x-100" />}
            newTabHint={controls.opensInNewTab}
            href={accountUrl}
          >
            {words.explorer}
          </LinkButton>
        )}
      </div>
    </>
  )
}

interface NetworkViewProps {
  account: WalletAccount
  setup: WalletSetup
  switchTo: (chainId: number) => Promise<void>
}

/** Lists the site's networks, marks the wallet's current one, and offers to switch. */
export function NetworkView({ account, setup: { testnet, mainChain, app }, switchTo }: NetworkViewProps) {
  const [requestedChainId, setRequestedChainId] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { ask, unanswered } = useAnswer()
  const isElsewhere = account.chain.id !== testnet.id && account.chain.id !== mainChain.id

  async function requestSwitch(chainId: number) {
    if (requestedChainId !== null || chainId === account.chain.id) return
    setRequestedChainId(chainId)
    setFailure(null)
    try {
      await ask(() => switchTo(chainId))
    } catch (error) {
      if (!(error instanceof CanceledError)) setFailure(describeWalletError(error))
    }
    setRequestedChainId(null)
  }

  const row = (chain: { id: number; name: string }, parts: { hint: string; icon: ReactNode }) => (
    <NetworkRow
      {...parts}
      name={chain.name}
      isCurrent={chain.id === account.chain.id}
      isRequested={chain.id === requestedChainId}
      onChoose={() => void requestSwitch(chain.id)}
    />
  )

  return (
    <div className="-mx-6 -my-7 md:-mx-8">
      <ul className="divide-y divide-line">
        {row(testnet, {
          hint: networkWords.testnet,
          icon: <img src={app.icon} alt="" className="size-full" />,
        })}
        {row(mainChain, { hint: networkWords.main, icon: <Orbit className="size-5 text-muted" /> })}
      </ul>
      {unanswered && (
        <div className="mx-6 my-6 flex flex-wrap items-center gap-3 md:mx-8">
          <p className="flex-1 basis-48 text-small text-muted">{controls.unanswered.waiting}</p>
          <AnswerButton unanswered={unanswered} words={controls.unanswered} size="small" />
        </div>
      )}
      {(failure !== null || isElsewhere) && (
        <p
          role={failure === null ? 'status' : 'alert'}
          className="mx-6 my-6 border-s-2 border-accent ps-4 text-small text-muted md:mx-8"
        >
          {failure ?? networkWords.elsewhere}
        </p>
      )}
    </div>
  )
}

interface NetworkRowProps {
  name: string
  hint: string
  icon: ReactNode
  isCurrent: boolean
  isRequested: boolean
  onChoose: () => void
}

function NetworkRow({ name, hint, icon, isCurrent, isRequested, onChoose }: NetworkRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-busy={isRequested || undefined}
        onClick={onChoose}
        className={joinClasses(
          'flex w-full items-center gap-4 px-6 py-4 text-start transition-colors focus-visible:-outline-offset-2 md:px-8',
          isCurrent ? 'bg-raised' : 'hover:bg-raised',
        )}
      >
        <IconTile>{icon}</IconTile>
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-medium text-ink">{name}</span>
          <span className="mt-0.5 block text-caption text-faint">{hint}</span>
        </span>
        <span className="type-caption flex items-center gap-2 text-micro text-muted">
          {isRequested ? (
            <OrbitSpinner className="text-accent-text" />
          ) : (
            isCurrent && <span aria-hidden="true" className="size-1.5 rounded-round bg-positive" />
          )}
          {isRequested ? networkWords.asking : isCurrent ? networkWords.current : networkWords.switch}
        </span>
      </button>
    </li>
  )
}
