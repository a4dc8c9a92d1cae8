import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const wide = { width: 1440, height: 900 }
export const small = { width: 390, height: 844 }

/** Expects the page to be accessible on wide and small screens. Leaves it at the small size. */
export async function expectAccessibleAtAnyWidth(page: Page, within?: string): Promise<void> {
  for (const size of [wide, small]) {
    await page.setViewportSize(size)
    await expectAccessible(page, within)
  }
}

/** Expects no axe violations, and no horizontal scrolling in the page or its frames. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, within)
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

/** Expects no axe violations once all finite animations have ended. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(countUnfinished)).toBe(0)
  // Reporting passed rules takes longer than the check itself.
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  // Legacy mode saves the second page that axe opens to merge the results of frames.
  axe.setLegacyMode(page.frames().length === 1)
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

/** Runs in the page: counts running finite animations. Text that is fading in would fail the contrast check. */
function countUnfinished(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length
}
