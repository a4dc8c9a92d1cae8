import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { resolveValue, Toaster, toast as toasts, type Toast, type ToastPosition } from 'react-hot-toast'
import { OrbitSpinner } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { useHydrated } from './use-browser-value.ts'

export interface ToastHostProps {
  /** The default position of toasts. */
  position?: ToastPosition | undefined
  /** The accessible name of each toast's close button. */
  dismissLabel: string
}

/**
 * Shows the newest 20 toasts. The live region exists before the first toast, so that screen readers announce it.
 * Toasts raised before hydration appear after it, because the prerendered page has none.
 */
export function ToastHost({ position = 'top-center', dismissLabel }: ToastHostProps) {
  const isHydrated = useHydrated()
  return (
    <div aria-live="polite" aria-relevant="additions">
      {isHydrated && (
        <Toaster position={position} gutter={10} toastOptions={toastOptions}>
          {(toast) => <ToastCard toast={toast} dismissLabel={dismissLabel} />}
        </Toaster>
      )}
    </div>
  )
}

const toastOptions = {
  duration: 4000,
  removeDelay: 1000,
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** A toast. Errors are alerts; the host announces all others politely. */
function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const isError = toast.type === 'error'
  return (
    <div
      data-leaving={toast.visible ? undefined : ''}
      className={joinClasses(
        'toast-card pointer-events-auto flex max-w-[min(24rem,100%)] items-start gap-3 border border-s-2 bg-raised py-1.5 pe-1.5 ps-4 shadow-raised',
        isError ? 'border-line border-s-accent' : 'border-line border-s-brass',
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
