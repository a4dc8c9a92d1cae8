import { walletWords } from '@network-site/site/wallet'
import { Eye, EyeOff, KeyRound, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyField } from './copy-controls.tsx'
import { describeWalletError } from './wallet-errors.ts'
import type { WalletAccount } from './wallet-session.ts'
import { readGuestKey } from './wallet-storage.ts'

const guestWords = walletWords.guest

/** Warns that the connected account is a guest or that its wallet is on another network. */
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

/** Reveals a guest's private key after a warning. */
export function GuestKey() {
  const [isOpen, setIsOpen] = useState(false)
  const [key, setKey] = useState<string>()

  function close() {
    setIsOpen(false)
    setKey(undefined)
  }

  return (
    <>
      <Button size="small" variant="secondary" icon={<KeyRound />} onClick={() => setIsOpen(true)}>
        {guestWords.exportKey}
      </Button>
      <LazyModal
        isOpen={isOpen}
        onClose={close}
        title={guestWords.exportTitle}
        icon={<TriangleAlert />}
        closeLabel={walletWords.close}
      >
        <p className="text-body text-ink">{guestWords.exportWarning}</p>
        {key !== undefined && (
          <div className="mt-6 border-y border-line">
            <CopyField label={guestWords.keyLabel} value={key} />
          </div>
        )}
        <Button
          variant="secondary"
          className="mt-6"
          icon={key === undefined ? <Eye /> : <EyeOff />}
          onClick={() => setKey((shown) => (shown === undefined ? readGuestKey(window.localStorage) : undefined))}
        >
          {key === undefined ? guestWords.reveal : guestWords.hide}
        </Button>
      </LazyModal>
    </>
  )
}
