import type { PageError } from '@network-site/protocol/page-error'

/** No defect of ours, and a report would be lost as well. */
const lostConnection = /dynamically imported module|failed to fetch|load failed|networkerror/i

/** Tells the site's own server of an error. What does so is fetched at the first one: most visits have none. */
export function reportPageError(kind: PageError['kind'], thrown: unknown): void {
  // Something else than an error was thrown, or it comes from a script of another origin: nothing could be learnt.
  if (!(thrown instanceof Error) || lostConnection.test(thrown.message)) return
  void import('./send-page-error.ts').then(
    ({ sendPageError }) => sendPageError(kind, thrown),
    () => {},
  )
}
