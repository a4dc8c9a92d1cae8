import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// In a task of its own: the modules that this one imports have just been run.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <RepeatEarlyClick />
      </StrictMode>,
    )
  }),
)

/** Repeats, once the page is hydrated, the click that came before (`inline/early-click.ts`). */
function RepeatEarlyClick() {
  useEffect(() => {
    const early = window.takeEarlyClick?.()
    if (early?.isConnected) early.click()
  }, [])
  return null
}
