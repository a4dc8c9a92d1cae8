import { useSyncExternalStore } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Whether the visitor asked for less motion or for less data: nothing large should start by itself. */
export function useAsksForLess(): boolean {
  const isReducedMotion = useReducedMotion()
  const isSavingData = useSyncExternalStore(neverChanges, savesData, () => false)
  return isReducedMotion || isSavingData
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function neverChanges(): () => void {
  return () => {}
}
