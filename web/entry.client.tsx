import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Set before the validator loads: its probe for eval would break our Content-Security-Policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
