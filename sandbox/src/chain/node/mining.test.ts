import { expect, test } from 'vitest'
import { createChainClock } from './mining.ts'

test('follows the machine’s clock, and never goes back behind a block', () => {
  let machine = 1_000_000
  const clock = createChainClock(0, () => machine)
  expect(clock.takeBlockTime(900)).toBe(1000)
  machine = 500_000
  expect(clock.takeBlockTime(1000)).toBe(1000)
})

test('continues from the time that was set', () => {
  let machine = 1_000_000
  const clock = createChainClock(0, () => machine)
  clock.advance(60)
  expect(clock.takeBlockTime(0)).toBe(1060)
  clock.setNextBlockTime(5000)
  expect(clock.takeBlockTime(1060)).toBe(5000)
  machine += 10_000
  expect(clock.takeBlockTime(5000)).toBe(5010)
  expect(createChainClock(clock.offsetSeconds(), () => machine).nowSeconds()).toBe(5010)
})
