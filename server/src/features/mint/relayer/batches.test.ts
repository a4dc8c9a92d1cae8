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

const options = { gasEstimator, gasCap: 1_000_000 }

function mint(index: number, more: Partial<QueuedMint> = {}): QueuedMint {
  const minter = `0x${index.toString(16).padStart(40, '0')}` as const
  const wallet = { minter, source: 'here', isFirstSeen: true, hasCode: false, isIsolated: false }
  return { ...wallet, row: `(0,${index})`, token: 1, attempts: 0, ...more }
}

describe('formBatch', () => {
  it('puts the items of one wallet into one entry', () => {
    const { entries, taken } = formBatch([mint(1), mint(2), mint(1, { token: 9 })], options)
    expect(entries.map(({ tokens }) => tokens)).toEqual([[1, 9], [1]])
    expect(taken).toHaveLength(3)
  })

  it('stays within the gas cap and takes mints from the head of the queue', () => {
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
      fc.property(queued, fc.integer({ min: 500_000, max: transactionGasCap }), (requests, gasCap) => {
        const mints = requests.map(({ wallet, ...more }, index) => ({ ...mint(wallet, more), row: `(0,${index})` }))
        const batch = formBatch(mints, { gasEstimator, gasCap })
        expect(batch.gasLimit).toBeLessThanOrEqual(gasCap)
        expect(batch.taken.map(({ row }) => row)).toEqual(mints.slice(0, batch.taken.length).map(({ row }) => row))
        const gas = batch.taken.reduce((sum, taken) => sum + taken.gas, 0)
        expect(gas).toBeCloseTo(batch.returningGas + batch.otherGas, 3)
      }),
      { numRuns: 50 },
    )
  })

  it('reserves the most gas after a failed batch or for an unknown receiver, but charges the expected gas', () => {
    const usual = formBatch([mint(1)], options)
    for (const more of [{ attempts: 1 }, { hasCode: null }]) {
      const batch = formBatch([mint(1, more)], options)
      expect(batch.gasLimit - usual.gasLimit).toBeCloseTo((290_000 - 44_000) * 1.04, -1)
      expect(batch.taken[0]?.gas).toBe(44_000)
    }
  })

  it('reserves the gas that the contract requires before it calls a receiver with code', () => {
    const { gasLimit } = formBatch([mint(1)], options)
    expect(gasLimit).toBeGreaterThan(30_000 + 44_000 + 350_000)
  })

  it('charges a receiver with code once for all its items', () => {
    const { taken } = formBatch([mint(1), mint(1, { token: 2, hasCode: true })], options)
    expect(taken.map(({ gas }) => gas)).toEqual([290_000, 0])
  })

  it('separates isolated receivers from all others', () => {
    const queued = [mint(1, { isIsolated: true }), mint(2), mint(3, { isIsolated: true })]
    expect(formBatch(queued, options).taken.map(({ row }) => row)).toEqual(['(0,1)', '(0,3)'])
    expect(formBatch(queued.slice(1), options).taken.map(({ row }) => row)).toEqual(['(0,2)'])
  })
})
