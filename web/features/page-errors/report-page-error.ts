import type { PageError } from '@network-site/protocol/page-error'

/** Matches errors of a lost connection, which are not defects and could not be reported. */
const lostConnection = /dynamically imported module|failed to fetch|load failed|networkerror/i

/** Reports an error to this site's server. The code for it loads on the first error. */
export function reportPageError(kind: PageError['kind'], thrown: unknown): void {
  // Skips values that are not errors and errors of cross-origin scripts, which have no details.
  if (!(thrown instanceof Error) || lostConnection.test(thrown.message)) return
  void import('./send-page-error.ts').then(
    ({ sendPageError }) => sendPageError(kind, thrown),
    () => {},
  )
}

/** Reports uncaught errors and unhandled rejections from now on. */
export function watchPageErrors(): void {
  window.addEventListener('error', ({ error }) => reportPageError('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportPageError('rejection', reason))
}
