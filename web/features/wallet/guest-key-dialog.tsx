import { walletWords } from '@network-site/site/wallet'
import { Eye, EyeOff, KeyRound, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { CopyField } from './copy-controls.tsx'
import { readGuestKey } from './guest-key.ts'

const words = walletWords.guest

/** Shows a guest the private key, after a warning. */
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
        {words.exportKey}
      </Button>
      <LazyModal
        isOpen={isOpen}
        onClose={close}
        title={words.exportTitle}
        icon={<TriangleAlert />}
        closeLabel={walletWords.close}
      >
        <p className="text-body text-ink">{words.exportWarning}</p>
        {key !== undefined && (
          <div className="mt-6 border-y border-line">
            <CopyField label={words.keyLabel} value={key} />
          </div>
        )}
        <Button
          variant="secondary"
          className="mt-6"
          icon={key === undefined ? <Eye /> : <EyeOff />}
          onClick={() => setKey((shown) => (shown === undefined ? readGuestKey(window.localStorage) : undefined))}
        >
          {key === undefined ? words.reveal : words.hide}
        </Button>
      </LazyModal>
    </>
  )
}
