import { walletWords } from '@network-site/site/wallet'
import { Orbit } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletAccount } from './wallet-session.ts'
import type { WalletSetup } from './wallet-setup.ts'

const words = walletWords.dialog.networks

interface NetworkViewProps {
  account: WalletAccount
  setup: WalletSetup
  switchTo: (chainId: number) => Promise<void>
}

/** The site's networks, which of them the wallet is on, and buttons to switch. */
export function NetworkView({ account, setup: { testnet, mainChain, app }, switchTo }: NetworkViewProps) {
  const [requestedChainId, setRequestedChainId] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isElsewhere = account.chain.id !== testnet.id && account.chain.id !== mainChain.id

  async function requestSwitch(chainId: number) {
    if (requestedChainId !== null || chainId === account.chain.id) return
    setRequestedChainId(chainId)
    setFailure(null)
    try {
      await switchTo(chainId)
    } catch (error) {
      setFailure(describeWalletError(error))
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
          hint: words.testnet,
          icon: <img src={app.icon} alt="" className="size-full" />,
        })}
        {row(mainChain, { hint: words.main, icon: <Orbit className="size-5 text-muted" /> })}
      </ul>
      {(failure !== null || isElsewhere) && (
        <p
          role={failure === null ? 'status' : 'alert'}
          className="mx-6 my-6 border-l-2 border-accent pl-4 text-small text-muted md:mx-8"
        >
          {failure ?? words.elsewhere}
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
          'flex w-full items-center gap-4 px-6 py-4 text-left transition-colors focus-visible:-outline-offset-2 md:px-8',
          isCurrent ? 'bg-raised' : 'hover:bg-raised',
        )}
      >
        <span
          aria-hidden="true"
          className="inline-flex size-11 shrink-0 items-center justify-center overflow-hidden border border-line bg-sunken"
        >
          {icon}
        </span>
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
          {isRequested ? words.asking : isCurrent ? words.current : words.switch}
        </span>
      </button>
    </li>
  )
}
