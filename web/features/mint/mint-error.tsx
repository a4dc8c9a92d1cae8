import { odyssey } from '@network-site/site/odyssey'
import { TriangleAlert } from 'lucide-react'
import { Modal } from '../../ui/modal.tsx'

const words = odyssey.mint.error

/** Says why a mint failed. */
export function MintError({ error, onDismiss }: { error: string | null; onDismiss: () => void }) {
  return (
    <Modal
      isOpen={error !== null}
      onClose={onDismiss}
      title={words.title}
      icon={<TriangleAlert />}
      variant="signal"
      body={error ?? ''}
      closeLabel={words.close}
      cancel
      cancelText={words.dismiss}
    />
  )
}
