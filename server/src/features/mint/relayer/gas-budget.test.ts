import { describe, expect, it } from 'vitest'
import { charge, correctionsOf, type GasBudget, type GasUsage, isLimited } from './gas-budget.ts'

const limits: GasBudget = { all: 1000, firstSeen: 500, perSource: 300 }

function usageOf(spent: Record<string, number>, budget = limits): GasUsage {
  return { budget, spent: new Map(Object.entries(spent)), added: new Map() }
}

const mint = { source: 'here', isFirstSeen: true }

describe('the gas budget', () => {
  it('counts a source toward each of its networks, with the share of each', () => {
    const networksOf = (source: string) => [
      { network: source, share: 1 },
      { network: 'wide', share: 2 },
    ]
    const usage = usageOf({ 'from wide': 450 }, { all: 0, firstSeen: 0, perSource: 300, networksOf })
    expect(charge(usage, mint, 100)).toBeUndefined()
    expect(Object.fromEntries(usage.added)).toEqual({ all: 100, 'first-seen': 100, 'from here': 100, 'from wide': 100 })
    expect(charge(usage, { ...mint, source: 'another' }, 100)).toBe('BUDGET_SPENT_FOR_SOURCE')
  })

  it('charges the total, new wallets, and the source', () => {
    const open = usageOf({ all: 100 })
    expect(charge(open, mint, 200)).toBeUndefined()
    expect(Object.fromEntries(open.added)).toEqual({ all: 200, 'first-seen': 200, 'from here': 200 })
  })

  it('rejects a mint that would exceed any limit', () => {
    expect(charge(usageOf({ all: 900 }), mint, 200)).toBe('BUDGET_SPENT')
    expect(charge(usageOf({ 'first-seen': 400 }), mint, 200)).toBe('BUDGET_SPENT_FOR_NEW')
    expect(charge(usageOf({ 'from here': 200 }), mint, 200)).toBe('BUDGET_SPENT_FOR_SOURCE')
    const returning = usageOf({ 'first-seen': 400 })
    expect(charge(returning, { ...mint, isFirstSeen: false }, 200)).toBeUndefined()
    expect(returning.added.has('first-seen')).toBe(false)
  })

  it('includes earlier charges of the same batch', () => {
    const open = usageOf({})
    expect(charge(open, mint, 200)).toBeUndefined()
    expect(charge(open, mint, 200)).toBe('BUDGET_SPENT_FOR_SOURCE')
  })

  it('treats a limit of 0 as unlimited', () => {
    expect(charge(usageOf({ all: 1e12 }, { all: 0, firstSeen: 0, perSource: 0 }), mint, 1e9)).toBeUndefined()
    expect(isLimited({ all: 0, firstSeen: 0, perSource: 0 })).toBe(false)
  })

  it('refunds a reverted batch and charges the sources that made it revert', () => {
    const charges = { all: 300, 'first-seen': 200, 'from here': 100, 'from there': 200 }
    const minted = { usedGas: 280, isMinted: true, payers: [] }
    expect(correctionsOf(charges, minted)).toEqual({ all: -20 })
    const reverted = { usedGas: 250, isMinted: false, payers: ['from there'] }
    expect(correctionsOf(charges, reverted)).toEqual({
      all: -50,
      'first-seen': -200,
      'from here': -100,
      'from there': 50,
    })
    expect(correctionsOf({}, reverted)).toEqual({})
  })
})
