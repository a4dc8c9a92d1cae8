import { guestWords } from '@network-site/site/guest-words'
import { walletWords } from '@network-site/site/wallet'
import { Check, Eye, EyeOff, KeyRound, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyField } from './copy-controls.tsx'
import { dismissBackupAdvice, needsBackupAdvice } from './guest-storage.ts'
import { describeWalletError } from './wallet-errors.ts'
import type { GuestAccess } from './wallet-session.ts'

/** Says where a guest's key is kept. A key in this browser comes with backup advice until the visitor dismisses it. */
export function GuestNotice({ guest }: { guest: GuestAccess }) {
  const notice = useRef<HTMLDivElement>(null)
  const [isAdvised, setIsAdvised] = useState(() => !guest.isKeptByPasskey && needsBackupAdvice(window.localStorage))

  function dismiss() {
    dismissBackupAdvice(window.localStorage)
    setIsAdvised(false)
    // The button is gone, so move the focus here.
    notice.current?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line border-s-2 border-s-brass bg-surface p-4 outline-none"
    >
      <output className="flex-1 basis-72 text-small text-muted">
        <span className="block">{guest.isKeptByPasskey ? guestWords.passkey.notice : guestWords.notice}</span>
        {isAdvised && <span className="mt-2 block text-ink">{guestWords.backup}</span>}
      </output>
      <span className="flex flex-wrap gap-3">
        <GuestKey {...guest} />
        {isAdvised && (
          <Button size="small" variant="ghost" icon={<Check />} onClick={dismiss}>
            {guestWords.backupDone}
          </Button>
        )}
      </span>
    </div>
  )
}

/** Reveals a guest's private key after a warning. */
export function GuestKey({ exportKey }: GuestAccess) {
  const [isOpen, setIsOpen] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const [key, setKey] = useState<string>()
  const isShown = isOpen && key !== undefined

  function open() {
    setIsOpen(true)
    setKey(undefined)
  }

  function close() {
    setIsOpen(false)
    setKey(undefined)
  }

  async function reveal() {
    setIsReading(true)
    try {
      setKey(await exportKey())
    } catch (error) {
      toast.error(describeWalletError(error))
    }
    setIsReading(false)
  }

  return (
    <>
      <Button size="small" variant="secondary" icon={<KeyRound />} onClick={open}>
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
        {isShown && (
          <div className="mt-6 border-y border-line">
            <CopyField label={guestWords.keyLabel} value={key} />
          </div>
        )}
        <Button
          variant="secondary"
          className="mt-6"
          icon={isShown ? <EyeOff /> : <Eye />}
          isLoading={isReading}
          onClick={() => (isShown ? setKey(undefined) : void reveal())}
        >
          {isShown ? guestWords.hide : guestWords.reveal}
        </Button>
      </LazyModal>
    </>
  )
}
