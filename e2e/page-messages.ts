import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'

/** The errors a page reports, compared with those its test expects. */
export type PageMessages = {
  /** Records policy violations, uncaught errors, console errors and requests to another origin of all pages from now on. */
  follow: (context: BrowserContext, ownOrigin: string | undefined) => Promise<void>
  /**
   * Declares messages that this test causes. Each must come at least once, and no other may come. A pattern that fits
   * anything names nothing and is refused.
   */
  expectMessage: (...patterns: RegExp[]) => void
  /** Declares messages that may come or not, for what a library says by chance. As exact as those that are expected. */
  allowMessage: (...patterns: RegExp[]) => void
  /** Waits for the expected messages. Fails for one that never came and for one that is not expected. */
  settle: (withinMilliseconds?: number) => Promise<void>
}

/** No message yet, and none expected. */
export function createPageMessages(): PageMessages {
  const messages: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  return {
    follow: async (context, ownOrigin) => {
      await context.addInitScript(reportPolicyViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') messages.push(describe(message))
      })
      context.on('weberror', (error) => messages.push(String(error.error())))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== ownOrigin) messages.push(`asked ${url.origin}`)
      })
    },
    expectMessage: (...patterns) => void expected.push(...named(patterns)),
    allowMessage: (...patterns) => void allowed.push(...named(patterns)),
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

function named(patterns: RegExp[]): RegExp[] {
  const vague = patterns.filter((pattern) => pattern.test('') || pattern.test('anything at all'))
  if (vague.length > 0) throw new Error(`${vague.join(', ')} fits any message: name the one that is expected`)
  return patterns
}

/** The browser's message about a request to a path: with the status of the answer, or with why there was none. */
export function failedRequest(path: string, reason: number | 'aborted' | 'refused' | 'offline'): RegExp {
  const reasons = { aborted: 'FAILED', refused: 'CONNECTION_REFUSED', offline: 'INTERNET_DISCONNECTED' }
  const said =
    typeof reason === 'number' ? `the server responded with a status of ${reason} .*` : `net::ERR_${reasons[reason]}`
  return new RegExp(`^Failed to load resource: ${said} at ${escaped(path)}`)
}

/** The message about a request to another origin, by an address there. */
export function askedOrigin(url: string): RegExp {
  return new RegExp(`^asked ${escaped(new URL(url).origin)}$`)
}

/** The message about code that could not be fetched. */
export const missingCode = /^TypeError: Failed to fetch dynamically imported module/

/** Runs in the page. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
  })
}

/** The text of a console message, with the path for a failed request, which the text lacks. */
function describe(message: ConsoleMessage): string {
  const text = message.text()
  const { url } = message.location()
  return text.startsWith('Failed to load resource') && url ? `${text} at ${new URL(url).pathname}` : text
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
