import type { Progress } from '@network-site/protocol/progress'
import { expect, test } from 'vitest'
import { addMinted } from './progress-queries.ts'

const all = Array.from({ length: 42 }, (_, at) => at + 1)

test('adds what the mint page knows and the index does not have yet', () => {
  const { today, streak, days } = addMinted(progress([1, 3]), { day: 5, items: [2, 3] })
  expect(today.items).toEqual([1, 2, 3])
  expect(streak).toMatchObject({ current: 2, longest: 2 })
  expect(days.map(({ minted }) => minted)).toEqual([42, 3])
})

test('counts a complete day toward the streak', () => {
  const { streak, days } = addMinted(progress([1]), { day: 5, items: all })
  expect(streak).toMatchObject({ current: 3, longest: 3 })
  expect(days.at(-1)?.minted).toBe(42)
})

test.each([
  ['without a mint page', undefined],
  ['on another day', { day: 4, items: all }],
  ['if the index has everything', { day: 5, items: [1] }],
])('returns the same progress %s', (_case, minted) => {
  const known = progress([1, 3])
  expect(addMinted(known, minted)).toBe(known)
})

function progress(items: number[]): Progress {
  return {
    address: `0x${'aa'.repeat(20)}`,
    today: { day: 5, endsAt: '2026-01-06T00:00:00Z', items },
    streak: { current: 2, longest: 2, broken: null },
    days: [
      { day: 4, date: '2026-01-04', minted: 42 },
      { day: 5, date: '2026-01-05', minted: items.length },
    ],
    quests: [],
    asOf: { block: 1, blockAt: '2026-01-05T00:00:00Z', behindBlocks: 0 },
  }
}
