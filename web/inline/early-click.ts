declare global {
  interface Window {
    /** Stops recording clicks. Returns the last button clicked, if any. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

/**
 * Records the last button clicked before hydration, which takes seconds on a slow phone, and marks it busy.
 * Self-contained: its source runs as an inline script.
 */
export function recordEarlyClick(page: Window): void {
  let button: HTMLButtonElement | null = null
  const record = (event: Event) => {
    button?.removeAttribute('aria-busy')
    // The browser opens popovers without scripts; replaying the click would close them.
    button = (event.target as Element).closest('button:not([popovertarget])')
    button?.setAttribute('aria-busy', 'true')
  }
  page.addEventListener('click', record, true)
  page.takeEarlyClick = () => {
    page.removeEventListener('click', record, true)
    button?.removeAttribute('aria-busy')
    return button
  }
}

/** Replays the early click in a separate task, because React cannot hydrate the clicked part while it runs effects. */
export function replayEarlyClick(): void {
  const early = window.takeEarlyClick?.()
  setTimeout(() => early?.isConnected && early.click())
}
