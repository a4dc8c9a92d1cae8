import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const wide = { width: 1440, height: 900 }
export const small = { width: 390, height: 844 }

/** The page is accessible on a wide and on a small screen, where it is left. */
export async function expectAccessibleAtAnyWidth(page: Page, within?: string): Promise<void> {
  for (const size of [wide, small]) {
    await page.setViewportSize(size)
    await expectAccessible(page, within)
  }
}

/** The page breaks no rule, and neither it nor a frame in it has to be scrolled sideways. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, within)
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

/** Examines what is on the screen by the rules for accessible pages, once all that comes or goes has done so. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(countUnfinished)).toBe(0)
  // What passes is not described, which takes longer than finding out that it does.
  const examiner = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  // Where there is one document, no second page is needed to put the results of several together.
  examiner.setLegacyMode(page.frames().length === 1)
  const { violations } = await examiner.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

/** Runs in the page: how much is moving that will come to an end. What is half faded in has no contrast to speak of. */
function countUnfinished(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length
}
