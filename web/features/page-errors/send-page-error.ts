import type { PageError } from '@network-site/protocol/page-error'
import { pageErrorPath, redactPageError } from '@network-site/protocol/redact'
import { whenAtRest } from '../../ui/use-at-rest.ts'

const mostReports = 5
const longest = { name: 100, message: 300, stack: 1500 }
/** Extensions of the browser run in our pages, and their errors are not ours. */
const foreign = /-extension:\/\//

/** What was reported in this visit: a fault that repeats itself is reported once. */
const reported = new Set<string>()

/** Sends an error to the site's own server, once the page is at rest: a few in a visit, and nothing personal. */
export function sendPageError(kind: PageError['kind'], { name, message, stack = '' }: Error): void {
  const key = `${name} ${message}`
  if (foreign.test(stack) || reported.has(key) || reported.size >= mostReports) return
  reported.add(key)
  const report: PageError = {
    kind,
    page: window.location.pathname.replace(/(.)\/$/, '$1').slice(0, 200),
    name: redactPageError(name).slice(0, longest.name),
    message: redactPageError(message).slice(0, longest.message),
    stack: redactPageError(callsOf(stack)).slice(0, longest.stack),
  }
  whenAtRest(() => send(report))
}

/** A stack begins with the message in some browsers. */
function callsOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .join('\n')
}

/** Continues after the page is left. A failure is ignored: there is nothing to do about it. */
function send(report: PageError): void {
  if (!navigator.onLine) return
  const headers = { 'content-type': 'application/json' }
  fetch(pageErrorPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(() => {})
}
