import { odyssey } from '@network-site/site/odyssey'

interface MintNoticesProps {
  isOpen: boolean
  day: number | undefined
  isUnreadable: boolean
}

/** What keeps anybody from minting now, or us from knowing. */
export function MintNotices({ isOpen, day, isUnreadable }: MintNoticesProps) {
  const words =
    day === 0 ? odyssey.mint.notStarted : isOpen ? (isUnreadable ? odyssey.mint.unreadable : null) : odyssey.mint.closed
  if (words === null) return null
  return (
    <output className="block border border-line border-l-2 border-l-accent bg-surface p-4 text-small text-muted">
      {words}
    </output>
  )
}
