import { describe, expect, it } from 'vitest'
import { feesFor, raisedFees } from './fees.ts'

const head = { number: 1, timestampSeconds: 0, baseFeeWei: 100n, gasLimit: 30_000_000 }

describe('fees', () => {
  it('leaves room for the base fee to rise, up to the ceiling', () => {
    expect(feesFor(head, { tipWei: 10n, feeCeilingWei: 1000n })).toEqual({ maxFeeWei: 310n, tipWei: 10n })
    expect(feesFor(head, { tipWei: 10n, feeCeilingWei: 200n })).toEqual({ maxFeeWei: 200n, tipWei: 10n })
  })

  it('raises fees by more than the 10 % that nodes require, or not at all', () => {
    const raised = raisedFees({ maxFeeWei: 310n, tipWei: 10n }, { maxFeeWei: 310n, tipWei: 10n }, 1000n)
    expect(raised?.maxFeeWei).toBeGreaterThanOrEqual(341n)
    expect(raised?.tipWei).toBeGreaterThanOrEqual(11n)
    expect(raisedFees({ maxFeeWei: 950n, tipWei: 10n }, { maxFeeWei: 310n, tipWei: 10n }, 1000n)).toBeUndefined()
  })
})
