import { describe, expect, it } from 'vitest'
import { createBatchScheduler } from './batch-scheduler.ts'

describe('createBatchScheduler', () => {
  it('batches concurrent calls and returns each caller its own result', async () => {
    const batches: number[][] = []
    const double = createBatchScheduler<number, number>(
      async (items) => {
        batches.push(items)
        return items.map((item) => item * 2)
      },
      { maxBatch: 3, maxRunning: 1 },
    )
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('limits the total size of a batch, but runs a call that exceeds it alone', async () => {
    const batches: number[][] = []
    const add = createBatchScheduler<number, number>(
      async (items) => {
        batches.push(items)
        return items
      },
      { maxBatch: 10, maxRunning: 1, sizeOf: (item) => item },
    )
    await Promise.all([4, 6, 1, 12, 9].map(add))
    expect(batches).toEqual([[4, 6], [1], [12], [9]])
  })

  it('rejects every call of a failed batch, and runs the next batch normally', async () => {
    const act = createBatchScheduler<string, string>(
      async (items) => {
        if (items.includes('bad')) throw new Error('no')
        return items
      },
      { maxBatch: 10, maxRunning: 1 },
    )
    const first = await Promise.allSettled([act('good'), act('bad')])
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await act('good')).toBe('good')
  })
})
