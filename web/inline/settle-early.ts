/**
 * Has the whole page laid out at once for a visitor who comes to an anchor or back to a scroll position, or who clicks:
 * a click may lead to any place below. Self-contained: its source runs alone, as an inline script.
 */
export function settleEarly(page: Window): void {
  const settle = () => {
    page.document.documentElement.dataset['settled'] = ''
  }
  // The router's history state is there again after a reload or a return.
  if (page.location.hash || page.history.state) settle()
  else page.addEventListener('click', settle, { capture: true, once: true })
}
