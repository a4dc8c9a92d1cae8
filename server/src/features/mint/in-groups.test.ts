import { describe, expect, it } from 'vitest'
import { inGroups } from './in-groups.ts'

describe('calls in groups', () => {
  it('go together when they come together, and each gets its own result', async () => {
    const groups: number[][] = []
    const double = inGroups<number, number>(
      async (items) => {
        groups.push(items)
        return items.map((item) => item * 2)
      },
      { largest: 3, atOnce: 1 },
    )
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
    expect(groups).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('fail together, and the next group is not harmed', async () => {
    const act = inGroups<string, string>(
      async (items) => {
        if (items.includes('bad')) throw new Error('no')
        return items
      },
      { largest: 10, atOnce: 1 },
    )
    const first = await Promise.allSettled([act('good'), act('bad')])
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await act('good')).toBe('good')
  })
})
