import type { BlockProducer } from './block-producer.ts'
import type { ChainClock } from './chain-clock.ts'

/** When blocks are mined. */
export type Mining = {
  /** Whether each transaction is mined as it comes. */
  isAutomatic: () => boolean
  setAutomatic: (isAutomatic: boolean) => void
  /** Mines a block every so many milliseconds; 0 for never. */
  setInterval: (milliseconds: number) => void
  stop: () => void
}

export type MiningOptions = {
  producer: BlockProducer
  clock: ChainClock
  change: <Result>(work: () => Promise<Result>) => Promise<Result>
  blockTimeSeconds: number
  minesAtMidnight: boolean
}

const secondsPerDay = 86_400
const midnightPollMilliseconds = 1000

/** Mines as the options say until a request changes it. */
export function startMining({ producer, clock, change, blockTimeSeconds, minesAtMidnight }: MiningOptions): Mining {
  let isAutomatic = blockTimeSeconds === 0
  let intervalTimer: NodeJS.Timeout | undefined
  const midnightTimer = minesAtMidnight ? setInterval(() => void mineIfNewDay(), midnightPollMilliseconds) : undefined

  /** Reads see the time of the newest block: without one, an idle chain would stay in yesterday. */
  async function mineIfNewDay(): Promise<void> {
    const isNewDay = () => dayOf(clock.nowSeconds()) > dayOf(producer.head().timestamp)
    if (isNewDay()) await change(async () => isNewDay() && producer.mine())
  }

  function mineEvery(milliseconds: number): void {
    clearInterval(intervalTimer)
    if (milliseconds > 0) intervalTimer = setInterval(() => void change(() => producer.mine()), milliseconds)
  }

  mineEvery(blockTimeSeconds * 1000)
  if (minesAtMidnight) void mineIfNewDay()
  return {
    isAutomatic: () => isAutomatic,
    setAutomatic: (next) => {
      isAutomatic = next
    },
    setInterval: mineEvery,
    stop: () => {
      clearInterval(intervalTimer)
      clearInterval(midnightTimer)
    },
  }
}

function dayOf(seconds: number): number {
  return Math.floor(seconds / secondsPerDay)
}
