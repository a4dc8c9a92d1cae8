import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'

export type PageMessages = ReturnType<typeof createPageMessages>

/** Compares the errors that pages report with those a test expects. */
export function createPageMessages() {
  const messages: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  return {
    /** Records policy violations, uncaught errors, console errors, and cross-origin requests of all pages. */
    watch: async (context: BrowserContext, ownOrigin: string | undefined) => {
      await context.addInitScript(reportPolicyViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') messages.push(describe(message))
      })
      context.on('weberror', (error) => messages.push(String(error.error())))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== ownOrigin) messages.push(`request to ${url.origin}`)
      })
    },
    /** Declares messages that must occur at least once. Throws on a pattern that matches anything. */
    expectMessage: (...patterns: RegExp[]) => void expected.push(...requireSpecific(patterns)),
    /** Declares messages that may occur. Throws on a pattern that matches anything. */
    allowMessage: (...patterns: RegExp[]) => void allowed.push(...requireSpecific(patterns)),
    /** Waits for the expected messages. Fails if one is missing, or if there is an unexpected one. */
    settle: async (withinMilliseconds = 15_000) => {
      const missing = () => expected.filter((pattern) => !messages.some((text) => pattern.test(text))).map(String)
      await expect
        .poll(missing, { message: 'messages that were expected and never came', timeout: withinMilliseconds })
        .toEqual([])
      const unexpected = messages.filter((text) => ![...expected, ...allowed].some((pattern) => pattern.test(text)))
      expect(unexpected, 'messages that the test does not expect').toEqual([])
    },
  }
}

function requireSpecific(patterns: RegExp[]): RegExp[] {
  const vague = patterns.filter((pattern) => pattern.test('') || pattern.test('anything at all'))
  if (vague.length > 0) throw new Error(`${vague.join(', ')} fits any message: name the one that is expected`)
  return patterns
}

/** Matches the browser's message about a failed request, by its status or the network error. */
export function failedRequest(path: string, reason: number | 'aborted' | 'refused' | 'offline'): RegExp {
  const reasons = { aborted: 'FAILED', refused: 'CONNECTION_REFUSED', offline: 'INTERNET_DISCONNECTED' }
  const outcome =
    typeof reason === 'number' ? `the server responded with a status of ${reason} .*` : `net::ERR_${reasons[reason]}`
  return new RegExp(`^Failed to load resource: ${outcome} at ${escaped(path)}`)
}

/** Matches the message about a request to the origin of this URL. */
export function requestTo(url: string): RegExp {
  return new RegExp(`^request to ${escaped(new URL(url).origin)}$`)
}

/** Matches the message about a failed dynamic import. */
export const missingCode = /^TypeError: Failed to fetch dynamically imported module/

/** Runs in the page: logs policy violations as console errors. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
  })
}

/** Returns the text of a console message, with the path added for a failed request. */
function describe(message: ConsoleMessage): string {
  const text = message.text()
  const { url } = message.location()
  return text.startsWith('Failed to load resource') && url ? `${text} at ${new URL(url).pathname}` : text
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
