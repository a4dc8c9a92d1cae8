declare global {
  interface Window {
    /** Stops recording clicks. Returns the button clicked last, if nothing has handled that click. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

/**
 * Records the last click on a button before React hydrates the page: until then a button does nothing, on a slow phone
 * for seconds. `entry.client.tsx` repeats that click. Self-contained: its source runs alone, as an inline script.
 */
export function keepEarlyClick(page: Window): void {
  let kept: Event | null = null
  let button: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    kept = event
    // The browser opens popovers by itself; repeating the click would close them again.
    button = (event.target as Element).closest('button:not([popovertarget])')
  }
  page.addEventListener('click', keep, true)
  page.takeEarlyClick = () => {
    page.removeEventListener('click', keep, true)
    // A click that is still being dispatched started the hydration, and React handles it itself.
    const isOver = kept?.eventPhase === 0
    kept = null
    return isOver ? button : null
  }
}
