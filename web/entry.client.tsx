import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// In a turn of its own: what was loaded for it has just been run.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <MakeGood />
      </StrictMode>,
    )
  }),
)

/** Clicks once the page is alive what was clicked before it was. */
function MakeGood() {
  useEffect(() => {
    const early = window.takeEarlyClick?.()
    if (early?.isConnected) early.click()
  }, [])
  return null
}
