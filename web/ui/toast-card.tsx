import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { resolveValue, toast as toasts, type Toast } from 'react-hot-toast'
import { joinClasses } from './join-classes.ts'
import { OrbitSpinner } from './orbit-spinner.tsx'

export interface ToastCardProps {
  toast: Toast
  dismissLabel: string
}

/** One toast. An error is an alert; the host announces every other toast politely. */
export function ToastCard({ toast, dismissLabel }: ToastCardProps) {
  const isError = toast.type === 'error'
  return (
    <div
      data-leaving={toast.visible ? undefined : ''}
      className={joinClasses(
        'toast-card pointer-events-auto flex max-w-[min(24rem,100%)] items-start gap-3 border border-l-2 bg-raised py-1.5 pr-1.5 pl-4 shadow-raised',
        isError ? 'border-line border-l-accent' : 'border-line border-l-brass',
      )}
    >
      <span aria-hidden="true" className="inline-flex shrink-0 py-2.5 [&>svg]:size-4">
        {toast.icon ?? icons[toast.type]}
      </span>
      <div role={isError ? 'alert' : undefined} className="min-w-0 flex-1 py-2 text-small wrap-anywhere text-ink">
        {resolveValue(toast.message, toast)}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => toasts.dismiss(toast.id)}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-edge text-faint transition-colors hover:bg-surface hover:text-ink focus-visible:outline-offset-0"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

const icons = {
  success: <CircleCheck className="text-positive" />,
  error: <TriangleAlert className="text-accent-text" />,
  loading: <OrbitSpinner className="text-brass" />,
  blank: <Info className="text-brass" />,
  custom: null,
}
