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
const lookMilliseconds = 1000

/** Mines as the options say until it is told otherwise. */
export function startMining({ producer, clock, change, blockTimeSeconds, minesAtMidnight }: MiningOptions): Mining {
  let isAutomatic = blockTimeSeconds === 0
  let beat: NodeJS.Timeout | undefined
  const look = minesAtMidnight ? setInterval(() => void mineIfNewDay(), lookMilliseconds) : undefined

  /** Reads see the time of the newest block: without one, a silent chain would stay in yesterday. */
  async function mineIfNewDay(): Promise<void> {
    const isNewDay = () => dayOf(clock.nowSeconds()) > dayOf(producer.head().timestamp)
    if (isNewDay()) await change(async () => isNewDay() && producer.mine())
  }

  function mineEvery(milliseconds: number): void {
    clearInterval(beat)
    if (milliseconds > 0) beat = setInterval(() => void change(() => producer.mine()), milliseconds)
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
      clearInterval(beat)
      clearInterval(look)
    },
  }
}

function dayOf(seconds: number): number {
  return Math.floor(seconds / secondsPerDay)
}
