declare global {
  interface Window {
    /** Ends the keeping and tells the button that was clicked last, if that click went unanswered. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

/**
 * Runs in the page before anything else. Until React has taken it over, a button that is clicked does nothing; on a
 * slow phone that is seconds. The last such click is kept and made good afterwards.
 */
function keepEarlyClick(page: Window): void {
  let kept: Event | null = null
  let button: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    kept = event
    // What the browser answers by itself, as it does for popovers, would be answered twice.
    button = (event.target as Element).closest('button:not([popovertarget])')
  }
  page.addEventListener('click', keep, true)
  page.takeEarlyClick = () => {
    page.removeEventListener('click', keep, true)
    // A click that is still on its way has woken the page itself, and is about to be answered.
    const isOver = kept?.eventPhase === 0
    kept = null
    return isOver ? button : null
  }
}

/** Written into pages as they are made; a function, so that the browser's own script does not carry it again. */
export function earlyClickScript(): string {
  return `(${keepEarlyClick.toString()})(window)`
}
