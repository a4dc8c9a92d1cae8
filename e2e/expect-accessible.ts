import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const wide = { width: 1440, height: 900 }
export const small = { width: 390, height: 844 }

/** The page is accessible on a wide and on a small screen. It stays at the small size. */
export async function expectAccessibleAtAnyWidth(page: Page, within?: string): Promise<void> {
  for (const size of [wide, small]) {
    await page.setViewportSize(size)
    await expectAccessible(page, within)
  }
}

/** The page has no axe violation, and neither it nor a frame in it scrolls sideways. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, within)
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

/** Runs axe on the page, once all finite animations have ended. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(countUnfinished)).toBe(0)
  // Only violations are described: describing what passes takes longer than the check.
  const examiner = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  // With a single document, axe needs no second page to merge results.
  examiner.setLegacyMode(page.frames().length === 1)
  const { violations } = await examiner.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

/** Runs in the page: the number of finite animations that run. Half faded text would fail on contrast. */
function countUnfinished(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length
}
