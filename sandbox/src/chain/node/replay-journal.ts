import { z } from 'zod'
import type { Engine } from './engine.ts'
import type { JournalEntry } from './journal.ts'

const blockSchema = z.object({ hash: z.string() })

/**
 * Replays the journal, and compares each block with the one that was mined. Returns how far the chain's clock was from
 * the machine's at the end.
 */
export async function replayJournal(engine: Engine, entries: JournalEntry[]): Promise<{ offsetSeconds: number }> {
  let offsetSeconds = 0
  for (const entry of entries) {
    switch (entry.kind) {
      case 'genesis':
        break
      case 'call':
        await engine.requestOrThrow(entry.method, entry.params)
        break
      case 'block': {
        await engine.requestOrThrow('hardhat_setNextBlockBaseFeePerGas', [entry.baseFeeWei])
        await engine.requestOrThrow('evm_setNextBlockTimestamp', [entry.timeSeconds])
        await engine.requestOrThrow('evm_mine')
        const block = blockSchema.parse(await engine.requestOrThrow('eth_getBlockByNumber', ['latest', false]))
        if (block.hash !== entry.hash) throw new Error(`block ${entry.number} does not come out as it was`)
        offsetSeconds = entry.offsetSeconds ?? 0
        break
      }
    }
  }
  return { offsetSeconds }
}
