import { expect } from '@playwright/test'
import { hero } from '@network-site/site/home-page'
import { partners } from '@network-site/site/partners'
import { test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('investors', () => {
  const names = partners.investors.map(({ alt }) => alt)

  test('announce each repeated logo once, and show each once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const scroller = page.getByRole('region', { name: hero.investors.title })
    expect(names).toHaveLength(7)
    const drawn = await scroller.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(drawn).toEqual([...names, ...names, ...names, ...names])
    const read = scroller.getByRole('img')
    await expect(read).toHaveCount(7)
    for (const [i, name] of names.entries()) await expect(read.nth(i)).toHaveAccessibleName(name)
    await expect(scroller.getByRole('listitem')).toHaveCount(7)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(scroller.locator('img:visible')).toHaveCount(7)
    expect(await scroller.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('scroll in a seamless loop and pause on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const scroller = page.getByRole('region', { name: hero.investors.title })
    const first = scroller.locator('img').first()
    const x = async () => first.evaluate((image) => image.getBoundingClientRect().x)
    const start = await x()
    await expect.poll(x).toBeLessThan(start)

    const { jumpPx, periodPx, repeats } = await scroller.evaluate((element) => {
      const [animation] = element.getAnimations({ subtree: true })
      const at = (share: number) => {
        if (animation) animation.currentTime = Number(animation.effect?.getTiming().duration) * share
        return [...element.querySelectorAll('img')].map((image) => image.getBoundingClientRect().x)
      }
      const [begin, end] = [at(0), at(0.999_999)]
      return {
        jumpPx: (begin[0] ?? 0) - (end[0] ?? 0),
        periodPx: (begin[14] ?? 0) - (begin[0] ?? 0),
        repeats: animation?.effect?.getTiming().iterations,
      }
    })
    expect(repeats).toBe(Infinity)
    expect(jumpPx).toBeCloseTo(periodPx, 0)

    await scroller.getByRole('button', { name: hero.investors.pause }).click()
    await page.mouse.move(0, 0)
    await expect(scroller.getByRole('button', { name: hero.investors.play })).toBeVisible()
    const stopped = await x()
    await page.evaluate(waitFrames, 12)
    expect(await x()).toBe(stopped)
    await scroller.getByRole('button', { name: hero.investors.play }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect.poll(x).toBeLessThan(stopped)
  })
})

/** Runs in the page: resolves after this many frames. */
function waitFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })
}
