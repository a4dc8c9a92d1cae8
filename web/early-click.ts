declare global {
  interface Window {
    /** Ends the keeping and tells the button that was clicked last, if any. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

/**
 * Runs in the page before anything else. Until React has taken it over, a button that is clicked does nothing; on a
 * slow phone that is seconds. The last such click is kept and made good afterwards.
 */
function keepEarlyClick(page: Window): void {
  let clicked: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    clicked = (event.target as Element).closest('button')
  }
  page.addEventListener('click', keep, true)
  page.takeEarlyClick = () => {
    page.removeEventListener('click', keep, true)
    return clicked
  }
}

export const earlyClickScript = `(${keepEarlyClick.toString()})(window)`
