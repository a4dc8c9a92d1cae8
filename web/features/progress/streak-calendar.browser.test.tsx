import { progressWords } from '@network-site/site/progress-words'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { formatDate } from './format-moment.ts'
import { type CalendarDay, StreakCalendar } from './streak-calendar.tsx'

/** Days from Thursday, January 1, 2026: no items on the first, one on the second, and all from the third. */
function daysUntil(last: number): CalendarDay[] {
  return Array.from({ length: last }, (_, index) => ({
    day: index + 1,
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    minted: index === 0 ? 0 : index === 1 ? 1 : 42,
  }))
}

const words = (date: string, minted: number) => `${formatDate(date)}: ${minted} of 42 items`
const focused = () => document.activeElement?.getAttribute('aria-label')
const days = () => page.getByRole('button')
const shown = () => document.querySelector('[aria-live]')?.textContent

afterEach(() => {
  document.documentElement.dir = ''
})

test('gives every day its count as text and selects today first', async () => {
  await render(<StreakCalendar days={daysUntil(60)} />)
  expect(days().elements()).toHaveLength(60)
  await expect.element(page.getByRole('button', { name: words('2026-01-01', 0) })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words('2026-01-02', 1) })).toBeVisible()
  expect(shown()).toBe(`${words('2026-03-01', 42)} (today)`)
  await expect
    .element(page.getByRole('table'))
    .toHaveAccessibleName(progressWords.streak.calendar.replace('{count}', '60'))
})

test('has one tab stop, from which the arrow keys move by day and by week', async () => {
  await render(<StreakCalendar days={daysUntil(60)} />)
  await userEvent.tab()
  expect(focused()).toContain(words('2026-03-01', 42))
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe(words('2026-02-28', 42))
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe(words('2026-02-21', 42))
  // There is no day after today.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe(words('2026-02-28', 42))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('runs from the right on a right-to-left page, where the right arrow key goes back a week', async () => {
  document.documentElement.dir = 'rtl'
  await render(<StreakCalendar days={daysUntil(60)} />)
  const [first, last] = [days().elements().at(0), days().elements().at(-1)].map((day) => day?.getBoundingClientRect())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe(words('2026-02-22', 42))
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toContain(words('2026-03-01', 42))
  expect(first?.left).toBeGreaterThan(last?.right ?? 0)
})

test('selects a day on click', async () => {
  await render(<StreakCalendar days={daysUntil(9)} />)
  await page.getByRole('button', { name: words('2026-01-02', 1) }).click()
  expect(shown()).toBe(words('2026-01-02', 1))
  await expect
    .element(page.getByRole('button', { name: words('2026-01-02', 1) }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('shows the weeks to come from the first day on, as wide as a full calendar', async () => {
  await render(<StreakCalendar days={daysUntil(1)} />)
  expect(days().elements()).toHaveLength(1)
  expect(page.getByRole('columnheader').elements()).toHaveLength(9)
  await expect.element(page.getByText(progressWords.streak.legend.ahead)).toBeVisible()
  expect(shown()).toBe(`${words('2026-01-01', 0)} (today)`)
})

test('fits 60 days on a small phone', async () => {
  await page.viewport(390, 800)
  await render(
    <div className="p-10">
      <StreakCalendar days={daysUntil(63).slice(3)} />
    </div>,
  )
  const { right } = page.getByRole('table').element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(390 - 40 + 4)
  await page.viewport(1024, 768)
})
