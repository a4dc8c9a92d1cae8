import { z } from 'zod'
import type { ChainClock } from './chain-clock.ts'
import type { Engine } from './engine.ts'
import type { BlockEntry } from './journal.ts'

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
