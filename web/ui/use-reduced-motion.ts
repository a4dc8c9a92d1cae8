import { useSyncExternalStore } from 'react'

/** Whether the visitor's system asks for reduced motion. False while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, readReducedMotion, () => false)
}

/** Whether the visitor asks for reduced motion or reduced data: nothing large should start by itself then. */
export function useReducedMotionOrData(): boolean {
  const isReducedMotion = useReducedMotion()
  const isReducedData = useSyncExternalStore(neverChanges, readSaveData, () => false)
  return isReducedMotion || isReducedData
}

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

function readReducedMotion(): boolean {
  return window.matchMedia(query).matches
}

function readSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function neverChanges(): () => void {
  return () => {}
}
