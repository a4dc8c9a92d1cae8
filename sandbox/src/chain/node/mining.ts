import { z } from 'zod'
import type { Engine } from './engine.ts'
import type { BlockEntry } from './journal.ts'

export type Mining = ReturnType<typeof startMining>

type MiningOptions = {
  producer: BlockProducer
  clock: ChainClock
  change: <Result>(work: () => Promise<Result>) => Promise<Result>
  blockTimeSeconds: number
  minesAtMidnight: boolean
}

/** Mines as configured until a request changes it. */
export function startMining({ producer, clock, change, blockTimeSeconds, minesAtMidnight }: MiningOptions) {
  let isAutomatic = blockTimeSeconds === 0
  let intervalTimer: NodeJS.Timeout | undefined
  const midnightTimer = minesAtMidnight ? setInterval(() => void mineIfNewDay(), 1000) : undefined

  /** Mines a block if the day has changed: reads use the time of the latest block. */
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
    /** Returns whether each transaction is mined immediately. */
    isAutomatic: () => isAutomatic,
    setAutomatic: (next: boolean) => void (isAutomatic = next),
    /** Mines a block at this interval; 0 disables it. */
    setInterval: mineEvery,
    stop: () => {
      clearInterval(intervalTimer)
      clearInterval(midnightTimer)
    },
  }
}

function dayOf(seconds: number): number {
  return Math.floor(seconds / 86_400)
}

const blockSchema = z.object({
  number: z.string().transform(Number),
  hash: z.string(),
  timestamp: z.string().transform(Number),
  baseFeePerGas: z.string(),
  transactions: z.array(z.string()),
})
const transactionSchema = z.object({ from: z.string(), nonce: z.string() })
type Block = z.infer<typeof blockSchema>

export type BlockProducer = Awaited<ReturnType<typeof createBlockProducer>>

/** Mines blocks at the time of the clock, and passes the journal entry of each to `onBlock`. */
export async function createBlockProducer(
  engine: Engine,
  { clock, onBlock }: { clock: ChainClock; onBlock: (entry: BlockEntry) => void },
) {
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

  /** Returns whether the transaction can be mined now: one with a nonce gap would leave the block empty. */
  async function isExecutable(hash: string): Promise<boolean> {
    const sent = transactionSchema.parse(await engine.requestOrThrow('eth_getTransactionByHash', [hash]))
    const count = await engine.requestOrThrow('eth_getTransactionCount', [sent.from, 'pending'])
    return Number(sent.nonce) < Number(count)
  }

  return {
    /** Reads the latest block again after the chain was reverted. */
    readHead,
    head: () => head,
    mine,
    /** Mines until this transaction is in a block, unless it has to wait for another transaction. */
    mineUntilIncluded: async (hash: string) => {
      if (!(await isExecutable(hash))) return
      for (;;) {
        const { transactions } = await mine()
        if (transactions.includes(hash) || transactions.length === 0) return
      }
    },
  }
}

/** The chain's clock: the machine's time plus the offset that requests have set. */
export type ChainClock = ReturnType<typeof createChainClock>

export function createChainClock(startOffsetSeconds: number, machineMilliseconds: () => number = Date.now) {
  let offset = startOffsetSeconds
  let next: number | undefined
  const machineSeconds = () => Math.floor(machineMilliseconds() / 1000)
  const nowSeconds = () => machineSeconds() + offset
  return {
    nowSeconds,
    offsetSeconds: () => offset,
    advance: (seconds: number) => void (offset += seconds),
    /** Sets the time of the next block; the clock continues from there. */
    setNextBlockTime: (seconds: number) => void (next = seconds),
    /** Returns the time of the next block, which is never before its parent's. */
    takeBlockTime: (parentSeconds: number): number => {
      if (next !== undefined) offset = next - machineSeconds()
      next = undefined
      return Math.max(parentSeconds, nowSeconds())
    },
  }
}
