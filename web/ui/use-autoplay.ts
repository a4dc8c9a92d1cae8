import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

interface AutoplayOptions {
  isRunning: boolean
  intervalMs: number
  /** A new turn starts the interval again. */
  turn: number
  onTurn: (turn: number) => void
}

/** Calls `onTurn` after each interval while it runs and the tab is visible. */
export function useAutoplay({ isRunning, intervalMs, turn, onTurn }: AutoplayOptions) {
  const isPageVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
  const advance = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning || !isPageVisible) return undefined
    const timer = setTimeout(() => advance(turn), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, isPageVisible, intervalMs, turn])
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
