import { campaign } from '@network-site/site/campaign'
import { TriangleAlert } from 'lucide-react'
import { LazyModal } from '../../ui/lazy-modal.tsx'

const words = campaign.mint

interface MintNoticeProps {
  isOpen: boolean
  day: number | undefined
  isUnreadable: boolean
}

/** Says why nobody can mint now, or that the contract cannot be read. */
export function MintNotice({ isOpen, day, isUnreadable }: MintNoticeProps) {
  const notice = day === 0 ? words.notStarted : isOpen ? (isUnreadable ? words.unreadable : null) : words.closed
  if (notice === null) return null
  return (
    <output className="block border border-line border-l-2 border-l-accent bg-surface p-4 text-small text-muted">
      {notice}
    </output>
  )
}

/** Says why a mint failed. */
export function MintErrorDialog({ error, onDismiss }: { error: string | null; onDismiss: () => void }) {
  return (
    <LazyModal
      isOpen={error !== null}
      onClose={onDismiss}
      title={words.error.title}
      icon={<TriangleAlert />}
      variant="alert"
      body={error ?? ''}
      closeLabel={words.error.close}
      cancel
      cancelText={words.error.dismiss}
    />
  )
}
