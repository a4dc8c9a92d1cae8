import { z } from 'zod'
import type { Engine } from './engine.ts'
import type { BlockEntry } from './journal.ts'

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

const blockSchema = z.object({
  number: z.string().transform(Number),
  hash: z.string(),
  timestamp: z.string().transform(Number),
  baseFeePerGas: z.string(),
  transactions: z.array(z.string()),
})
const transactionSchema = z.object({ from: z.string(), nonce: z.string() })
export type Block = z.infer<typeof blockSchema>

export type BlockProducer = {
  /** Reads the newest block again, after the chain was reverted. */
  readHead: () => Promise<Block>
  head: () => Block
  mine: () => Promise<Block>
  /** Mines until this transaction is in a block, or until it is certain that it cannot be in one yet. */
  mineUntilIncluded: (hash: string) => Promise<void>
}

/** Mines blocks, each at the time of the clock, and passes each to `onBlock` as the journal stores it. */
export async function createBlockProducer(
  engine: Engine,
  { clock, onBlock }: { clock: ChainClock; onBlock: (entry: BlockEntry) => void },
): Promise<BlockProducer> {
  let head = await readLatest()

  async function readLatest(): Promise<Block> {
    return blockSchema.parse(await engine.requestOrThrow('eth_getBlockByNumber', ['latest', false]))
  }

  async function readHead(): Promise<Block> {
    head = await readLatest()
    return head
  }

  async function mine(): Promise<Block> {
    await engine.requestOrThrow('evm_setNextBlockTimestamp', [clock.takeBlockTime(head.timestamp)])
    await engine.requestOrThrow('evm_mine')
    const { number, hash, timestamp, baseFeePerGas } = await readHead()
    const offsetSeconds = clock.offsetSeconds()
    onBlock({
      kind: 'block',
      number,
      hash,
      timeSeconds: timestamp,
      baseFeeWei: baseFeePerGas,
      ...(offsetSeconds === 0 ? {} : { offsetSeconds }),
    })
    return head
  }

  /** A transaction whose nonce is too high waits for those before it: a block now would be empty. */
  async function isExecutable(hash: string): Promise<boolean> {
    const sent = transactionSchema.parse(await engine.requestOrThrow('eth_getTransactionByHash', [hash]))
    const count = await engine.requestOrThrow('eth_getTransactionCount', [sent.from, 'pending'])
    return Number(sent.nonce) < Number(count)
  }

  return {
    readHead,
    head: () => head,
    mine,
    mineUntilIncluded: async (hash) => {
      if (!(await isExecutable(hash))) return
      for (;;) {
        const { transactions } = await mine()
        if (transactions.includes(hash) || transactions.length === 0) return
      }
    },
  }
}

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
