import { Toaster, type ToastPosition } from 'react-hot-toast'
import { ToastCard } from './toast-card.tsx'

export interface ToastHostProps {
  /** Where toasts appear unless one asks for another place. */
  position?: ToastPosition | undefined
  /** What the cross on each toast is called. */
  dismissLabel: string
}

/** Stands once in the page and shows what `toast` is told. At most 20 are kept: the newest. */
export function ToastHost({ position = 'top-center', dismissLabel }: ToastHostProps) {
  return (
    <Toaster position={position} gutter={10} toastOptions={toastOptions}>
      {(toast) => <ToastCard toast={toast} dismissLabel={dismissLabel} />}
    </Toaster>
  )
}

const toastOptions = {
  duration: 4000,
  removeDelay: 1000,
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}
