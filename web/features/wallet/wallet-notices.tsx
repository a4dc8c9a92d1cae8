import { walletWords } from '@network-site/site/wallet'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { GuestKey } from './guest-key-dialog.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletAccount } from './wallet-session.ts'

/** Notices for the connected account: that it is a guest, or that its wallet is on another network. */
export function WalletNotices({ account }: { account: WalletAccount }) {
  if (account.isGuest) {
    return (
      <Notice words={walletWords.guest.notice}>
        <GuestKey />
      </Notice>
    )
  }
  return account.isOnTestnet ? null : <WrongChain account={account} />
}

function WrongChain({ account }: { account: WalletAccount }) {
  const [isSwitching, setIsSwitching] = useState(false)

  async function switchChain() {
    setIsSwitching(true)
    try {
      await account.switchToTestnet()
      toast.success(walletWords.wrongChain.switched)
    } catch (error) {
      toast.error(describeWalletError(error))
    }
    setIsSwitching(false)
  }

  return (
    <Notice words={walletWords.wrongChain.notice}>
      <Button size="small" variant="secondary" isLoading={isSwitching} onClick={() => void switchChain()}>
        {isSwitching ? walletWords.wrongChain.switching : walletWords.wrongChain.switch}
      </Button>
    </Notice>
  )
}

function Notice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <output className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line border-l-2 border-l-brass bg-surface p-4">
      <span className="flex-1 basis-72 text-small text-muted">{words}</span>
      {children}
    </output>
  )
}
