import { useEffect, useEffectEvent } from 'react'

/** Calls `onTurn` after each interval while it runs; a new `turn` starts the wait afresh. */
export function useAutoplay(options: {
  isRunning: boolean
  intervalMs: number
  turn: number
  onTurn: (turn: number) => void
}) {
  const { isRunning, intervalMs, turn, onTurn } = options
  const advance = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => advance(turn), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, intervalMs, turn])
}
