declare global {
  interface Window {
    /** The errors of this page and its frames since `takeErrors`. */
    recorded?: string[]
  }
}

/** Runs in a page or a frame, before its scripts: records errors from now on. */
export function recordErrors(): void {
  const record = (...words: unknown[]) =>
    void ((window.top ?? window).recorded ??= []).push(words.map(String).join(' '))
  console.error = record
  // Captures, because failed pictures and scripts do not bubble.
  window.addEventListener('error', recordError, { capture: true })
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason))
  document.addEventListener('securitypolicyviolation', (event) => record(event.violatedDirective, event.blockedURI))
  const fetch = window.fetch.bind(window)
  window.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!response.ok) record(response.status, response.url)
    return response
  }

  function recordError({ target, message }: ErrorEvent): void {
    if (!(target instanceof Element)) return record(message)
    // A source fails without its codec, and in Firefox the preload of a module that is already loaded.
    if (!target.matches('source, link[rel=modulepreload]')) record(target.outerHTML)
  }
}

/** Runs in the page: returns the recorded errors and forgets them. */
export function takeErrors(): string[] {
  return window.recorded?.splice(0) ?? []
}
