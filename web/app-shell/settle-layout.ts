import { whenAtRest, whenIdle } from '../ui/when-at-rest.ts'

/**
 * Lays out what is below the first screen once the page is at rest, one part at a time. Until then the style sheet has
 * the browser skip what is far away (`.below-fold`). Returns how to cancel.
 */
export function settleLayout(): () => void {
  return whenAtRest(() => {
    const parts = document.querySelectorAll<HTMLElement>('.below-fold')
    layOutNext([...parts], () => {
      document.documentElement.dataset['settled'] = ''
      for (const { style } of parts) style.removeProperty('content-visibility')
    })
  })
}

/** The same for a page that the visitor has moved to. A click lays it out at once: it may lead to any place below. */
export function settleNextPage(): void {
  delete document.documentElement.dataset['settled']
  window.addEventListener('click', settleNow, { capture: true, once: true })
  settleLayout()
}

/** Lays out the whole page now: what comes next depends on where its parts are. */
export function settleNow(): void {
  document.documentElement.dataset['settled'] = ''
}

function layOutNext([part, ...rest]: HTMLElement[], finish: () => void): void {
  if (!part || 'settled' in document.documentElement.dataset) return finish()
  part.style.contentVisibility = 'visible'
  whenIdle(() => layOutNext(rest, finish))
}
