const longestWaitMilliseconds = 2000
const waitWithoutIdleCallbackMilliseconds = 500

/** Calls back once the page has loaded and the browser has nothing else to do. Returns how to cancel. */
export function whenAtRest(act: () => void): () => void {
  const waiting = new AbortController()
  const actUnlessCancelled = () => {
    if (!waiting.signal.aborted) act()
  }
  if (document.readyState === 'complete') whenIdle(actUnlessCancelled)
  else window.addEventListener('load', () => whenIdle(actUnlessCancelled), { once: true, signal: waiting.signal })
  return () => waiting.abort()
}

/** Calls back when the browser is idle. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: longestWaitMilliseconds })
  else setTimeout(act, waitWithoutIdleCallbackMilliseconds)
}
