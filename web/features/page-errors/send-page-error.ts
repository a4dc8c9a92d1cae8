import type { PageError } from '@network-site/protocol/page-error'
import { pageErrorPath, redactPageError } from '@network-site/protocol/redact'
import { whenAtRest } from '../../ui/use-at-rest.ts'

const maxReports = 5
/** Matches errors of browser extensions. */
const foreign = /-extension:\/\//

/** The errors reported in this visit. Each is reported once. */
const reported = new Set<string>()

/** Sends a redacted error to this site's server once the page is at rest. */
export function sendPageError(kind: PageError['kind'], { name, message, stack = '' }: Error): void {
  const key = `${name} ${message}`
  if (foreign.test(stack) || reported.has(key) || reported.size >= maxReports) return
  reported.add(key)
  const report: PageError = {
    kind,
    page: window.location.pathname.replace(/(.)\/$/, '$1').slice(0, 200),
    name: redactPageError(name).slice(0, 100),
    message: redactPageError(message).slice(0, 300),
    stack: redactPageError(callsOf(stack)).slice(0, 1500),
  }
  whenAtRest(() => send(report))
}

/** Removes the message, with which a stack starts in some browsers. */
function callsOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .join('\n')
}

/** Sends a report, even while the page unloads, and ignores failures. */
function send(report: PageError): void {
  if (!navigator.onLine) return
  const headers = { 'content-type': 'application/json' }
  fetch(pageErrorPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(() => {})
}
