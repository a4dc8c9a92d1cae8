import type { ToastOptions } from 'react-hot-toast'

/** Shows a toast: `toast()`, `toast.success()`, `toast.error()`. Needs a ToastHost. Its code is fetched for the first one. */
export function toast(message: string, options?: ToastOptions): void {
  void import('react-hot-toast').then((library) => library.toast(message, options))
}

toast.success = (message: string, options?: ToastOptions): void => {
  void import('react-hot-toast').then((library) => library.toast.success(message, options))
}

toast.error = (message: string, options?: ToastOptions): void => {
  void import('react-hot-toast').then((library) => library.toast.error(message, options))
}
