import { describe, expect, it } from 'vitest'
import { charge, isLimited, type GasUsage } from './budget.ts'

function usageOf(spent: Record<string, number>, limits = { all: 1000, firstSeen: 500, perSource: 300 }): GasUsage {
  return { budget: limits, spent: new Map(Object.entries(spent)), added: new Map() }
}

const mint = {
  row: '',
  minter: '0x1',
  token: 1,
  source: 'here',
  isFirstSeen: true,
  hasCode: false,
  attempts: 0,
} as const

describe('the gas budget', () => {
  it('charges everybody, new wallets and the source at once', () => {
    const open = usageOf({ all: 100 })
    expect(charge(open, mint, 200)).toBeUndefined()
    expect(Object.fromEntries(open.added)).toEqual({ all: 200, 'first-seen': 200, 'from here': 200 })
  })

  it('refuses what would exceed any of them, and charges nothing then', () => {
    expect(charge(usageOf({ all: 900 }), mint, 200)).toBe('BUDGET_SPENT')
    expect(charge(usageOf({ 'first-seen': 400 }), mint, 200)).toBe('BUDGET_SPENT_FOR_NEW')
    expect(charge(usageOf({ 'from here': 200 }), mint, 200)).toBe('BUDGET_SPENT_FOR_SOURCE')
    const returning = usageOf({ 'first-seen': 400 })
    expect(charge(returning, { ...mint, isFirstSeen: false }, 200)).toBeUndefined()
    expect(returning.added.has('first-seen')).toBe(false)
  })

  it('counts what this batch has charged before', () => {
    const open = usageOf({})
    expect(charge(open, mint, 200)).toBeUndefined()
    expect(charge(open, mint, 200)).toBe('BUDGET_SPENT_FOR_SOURCE')
  })

  it('has no limit where the limit is zero', () => {
    expect(charge(usageOf({ all: 1e12 }, { all: 0, firstSeen: 0, perSource: 0 }), mint, 1e9)).toBeUndefined()
    expect(isLimited({ all: 0, firstSeen: 0, perSource: 0 })).toBe(false)
  })
})
