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

function layOutNext([part, ...rest]: HTMLElement[], finish: () => void): void {
  if (!part || 'settled' in document.documentElement.dataset) return finish()
  part.style.contentVisibility = 'visible'
  whenIdle(() => layOutNext(rest, finish))
}
