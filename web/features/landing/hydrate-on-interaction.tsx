import { Activity, use, type ReactNode } from 'react'

/**
 * A part of the page below the first screen. It is in the page as sent, and its links work. React hydrates it after the
 * visitor's first action, since nobody can use it before (`inline/start-when-seen.ts`).
 */
export function HydrateOnInteraction({ children }: { children: ReactNode }) {
  return (
    <Activity>
      <WaitForInteraction />
      {children}
    </Activity>
  )
}

function WaitForInteraction() {
  if (isFolded()) use(unfolded)
  return null
}

function isFolded(): boolean {
  return !import.meta.env.SSR && 'folded' in document.documentElement.dataset
}

const unfolded = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => addEventListener('unfold', resolve, { once: true }))
