import { reportPageError } from './report-page-error.ts'

/** Reports what nobody has caught, from now on. */
export function watchPageErrors(): void {
  window.addEventListener('error', ({ error }) => reportPageError('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportPageError('rejection', reason))
}
