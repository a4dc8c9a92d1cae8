import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  // From here on React itself keeps clicks until it can answer them.
  const early = window.takeEarlyClick?.() ?? null
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <MakeGood early={early} />
    </StrictMode>,
  )
})

/** Clicks once the page is alive what was clicked before it was. */
function MakeGood({ early }: { early: HTMLButtonElement | null }) {
  useEffect(() => {
    if (early?.isConnected) early.click()
  }, [early])
  return null
}
