/** The time of the chain: the machine's, plus the offset that requests have set. */
export type ChainClock = {
  nowSeconds: () => number
  /** What must be stored to restore the clock. */
  offsetSeconds: () => number
  advance: (seconds: number) => void
  /** The next block has this time, and the clock goes on from there. */
  setNextBlockTime: (seconds: number) => void
  /** Takes the time of the next block, which is never before its parent's. */
  takeBlockTime: (parentSeconds: number) => number
}

export function createChainClock(startOffsetSeconds: number, machineMilliseconds: () => number = Date.now): ChainClock {
  let offset = startOffsetSeconds
  let next: number | undefined
  const machineSeconds = () => Math.floor(machineMilliseconds() / 1000)
  const nowSeconds = () => machineSeconds() + offset
  return {
    nowSeconds,
    offsetSeconds: () => offset,
    advance: (seconds) => {
      offset += seconds
    },
    setNextBlockTime: (seconds) => {
      next = seconds
    },
    takeBlockTime: (parentSeconds) => {
      if (next !== undefined) offset = next - machineSeconds()
      next = undefined
      return Math.max(parentSeconds, nowSeconds())
    },
  }
}
