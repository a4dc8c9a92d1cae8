import { useSyncExternalStore } from 'react'

/** Whether the visitor asked their system for less motion. False while a page is made ahead of time. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

function read(): boolean {
  return window.matchMedia(query).matches
}
