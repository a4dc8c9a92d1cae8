import type { ChainDescription } from '@network-site/protocol/settings'
import { controls } from '@network-site/site/site-chrome'
import { addNetworkWords as words, walletWords } from '@network-site/site/wallet'
import { Network, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { toast } from '../../ui/toast.ts'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import { CopyField } from './copy-controls.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletAccount } from './wallet-session.ts'

interface AddNetworkProps {
  /** Undefined until the server has answered; the dialog opens only then. */
  chain: ChainDescription | undefined
  account: WalletAccount | null
}

/** Shows the testnet's parameters with copy buttons, and offers to add it to the wallet. */
export function AddNetwork({ chain, account }: AddNetworkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const { ask, unanswered } = useAnswer()
  const canAdd = account !== null && !account.isGuest

  async function add() {
    if (!account) return
    setIsAdding(true)
    try {
      await ask(account.addTestnet)
      toast.success(words.added)
    } catch (error) {
      if (!(error instanceof CanceledError)) toast.error(describeWalletError(error))
    }
    setIsAdding(false)
  }

  return (
    <>
      <Button variant="ghost" size="small" icon={<Network />} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <LazyModal
        isOpen={isOpen && chain !== undefined}
        onClose={() => setIsOpen(false)}
        title={words.title}
        icon={<Network />}
        closeLabel={walletWords.close}
      >
        <p className="text-small text-muted">{words.intro}</p>
        {chain && <ChainFields chain={chain} />}
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <AnswerButton
            unanswered={unanswered}
            words={controls.unanswered}
            icon={<Plus />}
            disabled={!canAdd}
            isLoading={isAdding}
            onClick={() => void add()}
          >
            {words.add}
          </AnswerButton>
          {!canAdd && <p className="flex-1 basis-48 text-small text-faint">{words.needsWallet}</p>}
        </div>
      </LazyModal>
    </>
  )
}

function ChainFields({ chain }: { chain: ChainDescription }) {
  return (
    <div className="mt-5 border-y border-line">
      <CopyField label={words.chainName} value={chain.name} />
      <CopyField label={words.chainId} value={String(chain.id)} />
      <CopyField label={words.rpcUrl} value={chain.rpcUrls[0] ?? ''} />
      <CopyField label={words.currency} value={chain.nativeCurrency.symbol} />
      {chain.blockExplorerUrls[0] !== undefined && (
        <CopyField label={words.explorer} value={chain.blockExplorerUrls[0]} />
      )}
    </div>
  )
}
