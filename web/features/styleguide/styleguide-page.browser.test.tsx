import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'
import { StyleguidePage } from './styleguide-page.tsx'

beforeEach(async () => {
  // Motion is off, because a fade would change the measured contrast.
  await commands.emulateMedia('reduce')
  document.title = 'Style guide'
  document.documentElement.lang = 'en'
})

test('every primitive in every state passes axe', async () => {
  await render(<StyleguidePage />)
  expect(await violations('main')).toEqual([])
})

test.each(['Panel', 'Alert'])('the %s dialog passes axe', async (name) => {
  await render(<StyleguidePage />)
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await violations('[role=dialog]')).toEqual([])
})

test('every kind of toast passes axe', async () => {
  await render(<StyleguidePage />)
  for (const kind of ['Plain', 'Error', 'Success']) await page.getByRole('button', { name: kind, exact: true }).click()
  expect(await violations('[data-rht-toaster]')).toEqual([])
})

test('nothing overflows horizontally on a phone', async () => {
  await page.viewport(390, 844)
  await render(<StyleguidePage />)
  const widest = Math.max(
    ...Array.from(document.querySelectorAll('main *:not(.marquee-window *, .orbits, .orbits *)'), (element) =>
      isDrawn(element) ? element.getBoundingClientRect().right : 0,
    ),
  )
  await page.viewport(1024, 768)
  expect(widest).toBeLessThanOrEqual(390)
})

async function violations(selector: string): Promise<string[]> {
  const result = await axe.run({ include: [selector], exclude: ['[data-base-ui-focus-guard]'] })
  return result.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(' ')}`)
}

function isDrawn(element: Element): boolean {
  return element.closest('svg, .sr-only, [inert]') === null
}
