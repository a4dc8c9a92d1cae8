import type { PageError } from '@network-site/protocol/page-error'

/** The connection was lost: not a defect, and the report would be lost too. */
const lostConnection = /dynamically imported module|failed to fetch|load failed|networkerror/i

/** Reports an error to the site's own server. The code for it is fetched on the first error, since most visits have none. */
export function reportPageError(kind: PageError['kind'], thrown: unknown): void {
  // Skip values that are not errors, and errors of scripts from other origins: they carry no details.
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
