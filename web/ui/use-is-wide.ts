import { useSyncExternalStore } from 'react'

/** Whether there is room for a table. False while prerendering. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, readIsWide, () => false)
}

/** Where the class names that begin with `lg:` count. */
const query = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

function readIsWide(): boolean {
  return window.matchMedia(query).matches
}
