import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'

interface AlertNoticeProps {
  retryLabel: string
  isRetrying?: boolean
  onRetry: () => void
  /** Replaces the retry button. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** Announces a failure in a box with a retry button. */
export function AlertNotice({ retryLabel, isRetrying, onRetry, action, className, children }: AlertNoticeProps) {
  return (
    <div
      role="alert"
      className={joinClasses(
        className,
        'flex flex-wrap items-center gap-4 border border-line border-s-2 border-s-accent bg-surface p-4',
      )}
    >
      <p className="flex-1 basis-64 text-small text-muted">{children}</p>
      {action ?? (
        <Button size="small" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
