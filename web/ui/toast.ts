/** Shows a toast: `toast()`, `toast.success()`, `toast.error()`, `toast.loading()`. Needs a ToastHost. */
export { toast } from 'react-hot-toast'
