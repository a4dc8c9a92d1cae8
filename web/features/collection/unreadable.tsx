import { odyssey } from '@network-site/site/odyssey'
import { Button } from '../../ui/button.tsx'

/** Says that the balances could not be read, and offers to read them again. */
export function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 border border-line border-l-2 border-l-accent bg-surface p-4"
    >
      <p className="flex-1 basis-64 text-small text-muted">{odyssey.viewer.unreadable}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {odyssey.viewer.retry}
      </Button>
    </div>
  )
}
