import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactAmount, formatAmount, formatExactly, numberFormat, parseAmount, writeNumber } from './amounts.ts'
import { checkSwap, maxOffer, quoteSwap } from './quote-swap.ts'

const ether = 10n ** 18n

describe('parseAmount', () => {
  test.each([
    ['1', 18, ether],
    ['0.05', 18, ether / 20n],
    ['0,05', 18, ether / 20n],
    ['.5', 18, ether / 2n],
    ['5.', 18, 5n * ether],
    [' 2 ', 0, 2n],
    ['1.50', 1, 15n],
    ['0.000000000000000001', 18, 1n],
    ['0', 18, 0n],
  ])('parses %s with %i decimals as %d units', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toEqual({ units })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['.', 'notANumber'],
    ['1e3', 'notANumber'],
    ['-1', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1 000', 'notANumber'],
    ['9'.repeat(41), 'notANumber'],
    ['0.1234567', 'tooPrecise'],
  ])('rejects %s as %s', (text, problem) => {
    expect(parseAmount(text, 6)).toEqual({ problem })
  })

  test('parses every exact amount back to the same units', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        expect(parseAmount(exactAmount(units, decimals), decimals)).toEqual({ units })
      }),
    )
  })
})

test.each([
  [0n, '0'],
  [ether, '1'],
  [1_234_567n * ether, '1,234,567'],
  [1_234_567_890_123_456_789n, '1.234567'],
  [999_999_999_999_999_999n, '0.999999'],
  [123_456_789n, '0.000000000123'],
  [1n, '0.000000000000000001'],
])('formats %d wei as %s', (wei, text) => {
  expect(formatAmount(wei, 18)).toBe(text)
})

test('keeps every digit of an exact amount', () => {
  expect(formatExactly(1_234_567n * ether + 1n, 18)).toBe('1,234,567.000000000000000001')
})

test.each([
  ['en-US', '1,234,567.89'],
  ['de', '1.234.567,89'],
  ['en-IN', '12,34,567.89'],
  ['ar-EG', '1,234,567.89'],
])('writes a number in %s as %s', (locale, written) => {
  expect(writeNumber('1234567', '89', numberFormat(locale))).toBe(written)
})

describe('quoteSwap', () => {
  test('buys rate units for each wei', () => {
    expect(quoteSwap('buy', ether / 20n, 1000n)).toEqual({ paid: ether / 20n, received: 50n * ether, rest: 0n })
  })

  test('sells whole wei and leaves the rest', () => {
    expect(quoteSwap('sell', 2999n, 1000n)).toEqual({ paid: 2000n, received: 2n, rest: 999n })
    expect(quoteSwap('sell', 999n, 1000n)).toEqual({ paid: 0n, received: 0n, rest: 999n })
  })

  test('matches the contract’s arithmetic to the unit', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n })
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 10n ** 12n }), (offered, rate) => {
        const sale = quoteSwap('sell', offered, rate)
        expect(sale.paid + sale.rest).toBe(offered)
        expect(sale.rest < rate).toBe(true)
        // Buying and selling everything back changes nothing.
        expect(quoteSwap('sell', quoteSwap('buy', offered, rate).received, rate).received).toBe(offered)
      }),
    )
  })
})

describe('checkSwap', () => {
  const rate = 1000n
  const holdings = { etherWei: ether, tokenUnits: 50n * ether, remainingUnits: 500n * ether }
  const check = (direction: 'buy' | 'sell', offered: bigint, reserveWei?: bigint, held = holdings) =>
    checkSwap({ direction, offered, quote: quoteSwap(direction, offered, rate) }, { holdings: held, reserveWei })

  test('accepts a possible swap', () => {
    expect(check('buy', ether / 2n, ether / 10n)).toBeUndefined()
    expect(check('sell', 50n * ether, ether / 10n)).toBeUndefined()
  })

  test.each([
    ['buy', 0n, undefined, 'tooSmall'],
    ['sell', 999n, undefined, 'tooSmall'],
    ['buy', ether, undefined, 'overAllowance'],
    ['sell', 51n * ether, undefined, 'overBalance'],
    ['sell', ether, 2n * ether, 'noGas'],
    ['buy', ether / 2n, (ether * 6n) / 10n, 'noGas'],
  ] as const)('rejects a %s of %d with %d reserved for gas as %s', (direction, offered, reserve, problem) => {
    expect(check(direction, offered, reserve)).toBe(problem)
  })

  test('rejects a swap of the full balance, of more than it, or without an allowance', () => {
    expect(check('buy', ether, ether / 100n, { ...holdings, remainingUnits: 5000n * ether })).toBe('noGas')
    expect(check('buy', 2n * ether, 0n, { ...holdings, remainingUnits: 5000n * ether })).toBe('overBalance')
    expect(check('buy', ether, 0n, { ...holdings, remainingUnits: 0n })).toBe('noAllowance')
  })

  test('accepts the maximum offer unless it is zero', () => {
    const wei = fc.bigInt({ min: 0n, max: 10n ** 24n })
    fc.assert(
      fc.property(wei, wei, wei, wei, (etherWei, tokenUnits, remainingUnits, reserveWei) => {
        const held = { etherWei, tokenUnits, remainingUnits }
        const max = maxOffer('buy', { holdings: held, reserveWei, rate })
        if (max > 0n) expect(check('buy', max, reserveWei, held)).toBeUndefined()
        expect(maxOffer('sell', { holdings: held, reserveWei, rate })).toBe(tokenUnits)
      }),
    )
  })
})
