declare global {
  interface Window {
    /** Stops recording clicks. Returns the button clicked last, if nothing has handled that click. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

/**
 * Records the last click on a button before React hydrates the page: until then a button does nothing, on a slow phone
 * for seconds. The button is shown as busy meanwhile. Self-contained: its source runs alone, as an inline script.
 */
export function keepEarlyClick(page: Window): void {
  let button: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    button?.removeAttribute('aria-busy')
    // The browser opens popovers by itself; repeating the click would close them again.
    button = (event.target as Element).closest('button:not([popovertarget])')
    button?.setAttribute('aria-busy', 'true')
  }
  page.addEventListener('click', keep, true)
  page.takeEarlyClick = () => {
    page.removeEventListener('click', keep, true)
    button?.removeAttribute('aria-busy')
    return button
  }
}

/**
 * Repeats, once the page is hydrated, the click that came before. In a task of its own: while React runs effects it cannot
 * hydrate the part that is clicked.
 */
export function repeatEarlyClick(): void {
  const early = window.takeEarlyClick?.()
  setTimeout(() => early?.isConnected && early.click())
}
