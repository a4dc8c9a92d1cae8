import { Activity, use, type ReactNode } from 'react'

/**
 * A part of the page below the first screen. It can be seen, read and followed from the start; it comes alive once
 * somebody acts, since only then can it be asked for anything: scripts/landing-page/start-when-seen.ts.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  return (
    <Activity>
      <AfterFirstAct />
      {children}
    </Activity>
  )
}

function AfterFirstAct() {
  if (isFolded()) use(unfolding)
  return null
}

function isFolded(): boolean {
  return !import.meta.env.SSR && 'folded' in document.documentElement.dataset
}

const unfolding = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => addEventListener('unfold', resolve, { once: true }))
