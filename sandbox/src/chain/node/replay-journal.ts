import type { Engine } from './engine.ts'
import type { JournalEntry } from './journal.ts'

/**
 * Does everything in the journal once more, and holds each block against the one that was mined. Answers how far the
 * chain's clock was from the machine's at the end.
 */
export async function replayJournal(engine: Engine, entries: JournalEntry[]): Promise<{ offsetSeconds: number }> {
  let offsetSeconds = 0
  for (const entry of entries) {
    switch (entry.kind) {
      case 'genesis':
        break
      case 'call':
        await engine.demand(entry.method, entry.params)
        break
      case 'block': {
        await engine.demand('hardhat_setNextBlockBaseFeePerGas', [entry.baseFeeWei])
        await engine.demand('evm_setNextBlockTimestamp', [entry.timeSeconds])
        await engine.demand('evm_mine')
        const block = (await engine.demand('eth_getBlockByNumber', ['latest', false])) as { hash: string }
        if (block.hash !== entry.hash) throw new Error(`block ${entry.number} does not come out as it was`)
        offsetSeconds = entry.offsetSeconds ?? 0
        break
      }
    }
  }
  return { offsetSeconds }
}
