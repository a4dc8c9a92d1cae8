import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formBatch, type QueuedMint } from './batches.ts'
import { type GasEstimator, transactionGasCap } from './gas-estimator.ts'

const gasEstimator: GasEstimator = {
  baseGas: 30_000,
  entryGas: (items, kind) =>
    kind === 'code' ? 290_000 : kind === 'returning' ? 60_000 + items * 1000 : 40_000 + items * 4000,
  learn: () => undefined,
}

function mint(index: number, more: Partial<QueuedMint> = {}): QueuedMint {
  const minter = `0x${index.toString(16).padStart(40, '0')}` as const
  return {
    row: `(0,${index})`,
    minter,
    token: 1,
    source: 'here',
    isFirstSeen: true,
    hasCode: false,
    isIsolated: false,
    attempts: 0,
    ...more,
  }
}

describe('forming a batch', () => {
  it('puts the items of one wallet into one entry', () => {
    const { entries, taken } = formBatch([mint(1), mint(2), mint(1, { token: 9 })], { gasEstimator, gasCap: 1_000_000 })
    expect(entries.map(({ tokens }) => tokens)).toEqual([[1, 9], [1]])
    expect(taken).toHaveLength(3)
  })

  it('never asks for more gas than a transaction may use, and always takes from the head of the queue', () => {
    const queued = fc.array(
      fc.record({
        wallet: fc.integer({ min: 1, max: 500 }),
        token: fc.integer({ min: 1, max: 42 }),
        isFirstSeen: fc.boolean(),
        hasCode: fc.boolean(),
      }),
      { minLength: 1, maxLength: 800 },
    )
    fc.assert(
      fc.property(queued, fc.integer({ min: 500_000, max: transactionGasCap }), (asked, gasCap) => {
        const mints = asked.map(({ wallet, ...more }, index) => ({ ...mint(wallet, more), row: `(0,${index})` }))
        const batch = formBatch(mints, { gasEstimator, gasCap })
        expect(batch.gasLimit).toBeLessThanOrEqual(gasCap)
        expect(batch.taken.map(({ row }) => row)).toEqual(mints.slice(0, batch.taken.length).map(({ row }) => row))
        const gas = batch.taken.reduce((sum, taken) => sum + taken.gas, 0)
        expect(gas).toBeCloseTo(batch.returningGas + batch.otherGas, 3)
      }),
      { numRuns: 50 },
    )
  })

  it('counts on the most for a mint whose batch has failed, or whose receiver is unknown, and charges the usual', () => {
    const usual = formBatch([mint(1)], { gasEstimator, gasCap: 1_000_000 })
    for (const more of [{ attempts: 1 }, { hasCode: null }]) {
      const batch = formBatch([mint(1, more)], { gasEstimator, gasCap: 1_000_000 })
      expect(batch.gasLimit - usual.gasLimit).toBeCloseTo((290_000 - 44_000) * 1.04, -1)
      expect(batch.taken[0]?.gas).toBe(44_000)
    }
  })

  it('leaves what the contract wants before a receiver whose code appeared under way', () => {
    const { gasLimit } = formBatch([mint(1)], { gasEstimator, gasCap: 1_000_000 })
    expect(gasLimit).toBeGreaterThan(30_000 + 44_000 + 350_000)
  })

  it('counts one receiver once, by the most that is known of it', () => {
    const { taken } = formBatch([mint(1), mint(1, { token: 2, hasCode: true })], { gasEstimator, gasCap: 1_000_000 })
    expect(taken.map(({ gas }) => gas)).toEqual([290_000, 0])
  })

  it('puts those who have made a batch revert apart from all others', () => {
    const queued = [mint(1, { isIsolated: true }), mint(2), mint(3, { isIsolated: true })]
    const options = { gasEstimator, gasCap: 2_000_000 }
    expect(formBatch(queued, options).taken.map(({ row }) => row)).toEqual(['(0,1)', '(0,3)'])
    expect(formBatch(queued.slice(1), options).taken.map(({ row }) => row)).toEqual(['(0,2)'])
  })
})
