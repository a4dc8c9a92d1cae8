import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formBatch, type QueuedItems } from './batches.ts'
import { type GasEstimator, transactionGasCap } from './gas-estimator.ts'

const gasEstimator: GasEstimator = {
  baseGas: 30_000,
  entryGas: (items, kind) =>
    kind === 'code' ? 290_000 : kind === 'returning' ? 60_000 + items * 1000 : 40_000 + items * 4000,
  learn: () => undefined,
}

const options = { gasEstimator, gasCap: 1_000_000 }

function queue(wallet: number, more: Partial<QueuedItems> = {}): QueuedItems {
  const minter = `0x${wallet.toString(16).padStart(40, '0')}` as const
  const tokens = more.tokens ?? [1]
  const rows = tokens.map((token) => `(${wallet},${token})`)
  return {
    minter,
    source: 'here',
    isFirstSeen: true,
    hasCode: false,
    isIsolated: false,
    attempts: 0,
    tokens,
    rows,
    ...more,
  }
}

describe('formBatch', () => {
  it('puts the items of one wallet into one entry', () => {
    const { entries, taken } = formBatch([queue(1), queue(2), queue(1, { tokens: [8, 9] })], options)
    expect(entries.map(({ tokens }) => tokens)).toEqual([[1, 8, 9], [1]])
    expect(taken.flatMap(({ gas }) => gas)).toEqual([44_000, 44_000, 4000, 4000])
  })

  it('stays within the gas cap and takes mints from the head of the queue', () => {
    const requested = fc.array(
      fc.record({
        wallet: fc.integer({ min: 1, max: 500 }),
        tokens: fc.uniqueArray(fc.integer({ min: 1, max: 42 }), { minLength: 1 }),
        isFirstSeen: fc.boolean(),
        hasCode: fc.boolean(),
      }),
      { minLength: 1, maxLength: 200 },
    )
    fc.assert(
      fc.property(requested, fc.integer({ min: 500_000, max: transactionGasCap }), (requests, gasCap) => {
        const queued = requests.map(({ wallet, ...more }) => queue(wallet, more))
        const batch = formBatch(queued, { gasEstimator, gasCap })
        expect(batch.gasLimit).toBeLessThanOrEqual(gasCap)
        const rows = batch.taken.flatMap((items) => items.rows)
        expect(rows).toEqual(queued.flatMap((items) => items.rows).slice(0, rows.length))
        const gas = batch.taken.flatMap((items) => items.gas)
        expect(gas).toHaveLength(rows.length)
        expect(gas.reduce((sum, each) => sum + each, 0)).toBeCloseTo(batch.returningGas + batch.otherGas, 3)
      }),
      { numRuns: 50 },
    )
  })

  it('reserves the most gas after a failed batch or for an unknown receiver, but charges the expected gas', () => {
    const usual = formBatch([queue(1)], options)
    for (const more of [{ attempts: 1 }, { hasCode: null }]) {
      const batch = formBatch([queue(1, more)], options)
      expect(batch.gasLimit - usual.gasLimit).toBeCloseTo((290_000 - 44_000) * 1.04, -1)
      expect(batch.taken[0]?.gas).toEqual([44_000])
    }
  })

  it('reserves the gas that the contract requires before it calls a receiver with code', () => {
    const { gasLimit } = formBatch([queue(1)], options)
    expect(gasLimit).toBeGreaterThan(30_000 + 44_000 + 350_000)
  })

  it('charges a receiver with code once for all its items', () => {
    const { taken } = formBatch([queue(1), queue(1, { tokens: [2], hasCode: true })], options)
    expect(taken.flatMap(({ gas }) => gas)).toEqual([290_000, 0])
  })

  it('separates isolated receivers from all others', () => {
    const queued = [queue(1, { isIsolated: true }), queue(2), queue(3, { isIsolated: true })]
    expect(formBatch(queued, options).taken.flatMap(({ rows }) => rows)).toEqual(['(1,1)', '(3,1)'])
    expect(formBatch(queued.slice(1), options).taken.flatMap(({ rows }) => rows)).toEqual(['(2,1)'])
  })
})
