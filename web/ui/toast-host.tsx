import { Toaster, type ToastPosition } from 'react-hot-toast'
import { ToastCard } from './toast-card.tsx'
import { useHydrated } from './use-hydrated.ts'

export interface ToastHostProps {
  /** Where toasts appear unless one asks for another place. */
  position?: ToastPosition | undefined
  /** What the cross on each toast is called. */
  dismissLabel: string
}

/**
 * Stands once in the page and shows what `toast` is told. At most 20 are kept: the newest. Screen readers watch the
 * place from before the first toast is in it. A toast may be older than the host, whose script can come late: the page
 * as it was sent has none, so none is shown before it has been taken over.
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
