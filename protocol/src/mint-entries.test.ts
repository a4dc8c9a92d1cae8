import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMintItems, decodeMintEntries, encodeMintEntries } from './mint-entries.ts'

const receiver = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
const tokens = fc
  .uniqueArray(fc.integer({ min: 1, max: 42 }), { minLength: 1 })
  .map((ids) => ids.toSorted((a, b) => a - b))

describe('mint entries', () => {
  it('encodes a receiver in 20 bytes and its items in 6, with id 1 as the lowest bit', () => {
    const packed = encodeMintEntries([{ receiver: `0x${'ab'.repeat(20)}`, tokens: [1, 42] }])
    expect(packed).toBe(`0x${'ab'.repeat(20)}020000000001`)
  })

  it('decodes what it encodes', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ receiver, tokens })), (entries) => {
        const packed = encodeMintEntries(entries)
        expect(decodeMintEntries(packed)).toEqual(entries)
        expect(countMintItems(packed)).toBe(entries.reduce((sum, entry) => sum + entry.tokens.length, 0))
      }),
    )
  })

  it('rejects an unknown item and incomplete entries', () => {
    expect(() => encodeMintEntries([{ receiver: `0x${'00'.repeat(20)}`, tokens: [43] }])).toThrow('no item 43')
    expect(() => decodeMintEntries('0x1234')).toThrow('not whole entries')
  })
})
