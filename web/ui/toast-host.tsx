import { Toaster, type ToastPosition } from 'react-hot-toast'
import { ToastCard } from './toast-card.tsx'
import { useHydrated } from './use-hydrated.ts'

export interface ToastHostProps {
  /** The default position of toasts. */
  position?: ToastPosition | undefined
  /** The accessible name of each toast's close button. */
  dismissLabel: string
}

/**
 * Shows the toasts, at most the newest 20. The live region is in the page before the first toast, so that screen readers
 * announce it. A toast may be older than the host, whose code can arrive late: it is shown after hydration only, since
 * the prerendered page has none.
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
