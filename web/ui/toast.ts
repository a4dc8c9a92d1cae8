import type { ToastOptions } from 'react-hot-toast'

/** Shows a toast in the ToastHost. The library loads on first use. */
export function toast(message: string, options?: ToastOptions): void {
  void import('react-hot-toast').then((library) => library.toast(message, options))
}

toast.success = (message: string, options?: ToastOptions): void => {
  void import('react-hot-toast').then((library) => library.toast.success(message, options))
}

toast.error = (message: string, options?: ToastOptions): void => {
  void import('react-hot-toast').then((library) => library.toast.error(message, options))
}
