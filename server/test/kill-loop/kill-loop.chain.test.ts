import { expect, it } from 'vitest'
import { runKillLoop } from './run-kill-loop.ts'

it(
  'neither loses nor duplicates mints while servers, the relayer, and the database are killed',
  { timeout: 180_000 },
  async () => {
    const result = await runKillLoop({ kills: 4, mints: 300, atOnce: 40 })
    expect(result).toMatchObject({ lost: 0, unfinished: 0, differences: [], indexDifferences: [], onChain: 300 })
    expect(result.answered200 + result.answered409).toBe(300)
  },
)
