import { describe, expect, it } from 'vitest'
import type { BlockHeader, EventRange } from './chain-events.ts'
import { splitRange } from './indexing.ts'

const block = (number: number): BlockHeader => ({ number, hash: `0x${number}`, timestampSeconds: number })
const mint = (number: number, logIndex: number) => ({
  block: number,
  logIndex,
  minter: '0xaa',
  day: 1,
  items: 1n,
  isCertain: true,
})
const range: EventRange = {
  end: block(9),
  blocks: [block(2), block(4), block(5), block(7)],
  mints: [mint(2, 0), mint(2, 1), mint(4, 0), mint(5, 0), mint(5, 1), mint(5, 2), mint(5, 3)],
  swaps: [{ block: 7, logIndex: 0, minter: '0xbb' }],
  owners: ['0xcc'],
}

describe('splitRange', () => {
  it('splits between blocks without losing or repeating events', () => {
    const parts = splitRange(range, 3)
    expect(parts.map(({ end, mints, swaps }) => [end.number, mints.length, swaps.length])).toEqual([
      [4, 3, 0],
      [5, 4, 0],
      [9, 0, 1],
    ])
    expect(parts.flatMap(({ mints }) => mints)).toEqual(range.mints)
    expect(parts.flatMap(({ blocks }) => blocks)).toEqual(range.blocks)
    expect(parts.every(({ owners }) => owners.length === 1)).toBe(true)
  })

  it('returns a small range unchanged', () => {
    expect(splitRange(range, 8)).toEqual([range])
    expect(splitRange({ ...range, blocks: [], mints: [], swaps: [] }, 8)).toHaveLength(1)
  })
})
