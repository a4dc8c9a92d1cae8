import { addChainParameters } from '@network-site/protocol/add-chain'
import type { ChainDescription } from '@network-site/protocol/settings'
import { networkPage } from '@network-site/site/network-page'
import { controls } from '@network-site/site/site-chrome'
import { Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import type { FoundWallet } from './find-wallets.ts'

const words = networkPage.wallet

interface AddToWalletProps {
  /** Resolves to the chain, or rejects if it cannot be loaded. */
  loadChain: () => Promise<ChainDescription>
  /** Returns a sentence about an error of a wallet. */
  describeError: (error: unknown) => Promise<string>
}

/** Adds the network to an installed wallet (EIP-3085). Nothing of a wallet is loaded or asked before the button is pressed. */
export function AddToWallet({ loadChain, describeError }: AddToWalletProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [choices, setChoices] = useState<FoundWallet[]>([])
  const { ask, unanswered } = useAnswer()

  async function start() {
    setMessage('')
    setChoices([])
    const found = await import('./find-wallets.ts')
      .then(({ findWallets }) => findWallets(words.injected))
      .catch(() => undefined)
    if (!found) return setMessage(words.unreadable)
    const [only, ...others] = found
    if (!only) setMessage(words.none)
    else if (others.length > 0) setChoices(found)
    else await add(only)
  }

  async function add({ provider }: FoundWallet) {
    setIsBusy(true)
    setMessage('')
    try {
      const chain = await loadChain().catch(() => undefined)
      if (!chain) return setMessage(words.unreadable)
      await ask(() => provider.request({ method: 'wallet_addEthereumChain', params: [addChainParameters(chain)] }))
      setChoices([])
      setMessage(words.added)
    } catch (error) {
      if (!(error instanceof CanceledError)) setMessage(await describeError(error).catch(() => words.unreadable))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="not-in-data-visitor:hidden flex flex-wrap gap-3">
        <AnswerButton
          unanswered={unanswered}
          words={controls.unanswered}
          icon={<Plus />}
          isLoading={isBusy}
          onClick={() => void start()}
        >
          {isBusy ? words.asking : words.add}
        </AnswerButton>
      </div>
      <output className="max-w-prose text-small text-muted empty:hidden">
        {choices.length > 0 && message === '' ? words.choose : message}
      </output>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {choices.map((wallet) => (
            <Button
              key={wallet.id}
              variant="secondary"
              size="small"
              icon={wallet.icon ? <img src={wallet.icon} alt="" className="size-5" /> : <Wallet />}
              isLoading={isBusy}
              onClick={() => void add(wallet)}
            >
              {wallet.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
