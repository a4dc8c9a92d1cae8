import { controls } from '@network-site/site/site-chrome'
import { walletWords } from '@network-site/site/wallet'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { GuestAccess, WalletAccount } from './wallet-session.ts'

/** Loaded on demand, because most visitors have their own wallet. */
const GuestNotice = lazy<ComponentType<{ guest: GuestAccess }>>(() =>
  import('./guest-notice.tsx').then(
    (module) => ({ default: module.GuestNotice }),
    // Minting works without it.
    () => ({ default: () => null }),
  ),
)

/** Warns that the connected account is a guest or that its wallet is on another network. */
export function WalletNotices({ account }: { account: WalletAccount }) {
  if (account.guest) {
    return (
      <Suspense>
        <GuestNotice guest={account.guest} />
      </Suspense>
    )
  }
  return account.isOnTestnet ? null : <WrongChain account={account} />
}

function WrongChain({ account }: { account: WalletAccount }) {
  const [isSwitching, setIsSwitching] = useState(false)
  const { ask, unanswered } = useAnswer()

  async function switchChain() {
    setIsSwitching(true)
    try {
      await ask(account.switchToTestnet)
      toast.success(walletWords.wrongChain.switched)
    } catch (error) {
      if (!(error instanceof CanceledError)) toast.error(describeWalletError(error))
    }
    setIsSwitching(false)
  }

  return (
    <Notice words={walletWords.wrongChain.notice}>
      <AnswerButton
        unanswered={unanswered}
        words={controls.unanswered}
        size="small"
        variant="secondary"
        isLoading={isSwitching}
        onClick={() => void switchChain()}
      >
        {isSwitching ? walletWords.wrongChain.switching : walletWords.wrongChain.switch}
      </AnswerButton>
    </Notice>
  )
}

function Notice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <output className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line border-s-2 border-s-brass bg-surface p-4">
      <span className="flex-1 basis-72 text-small text-muted">{words}</span>
      {children}
    </output>
  )
}
