import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Countdown } from './countdown.tsx'
import { ProgressBar, Skeleton } from './progress-bar.tsx'
import { passTime } from './testing/pass-time.ts'

const words = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' }

test('a progress bar shows its value as the given text or a percentage', async () => {
  const screen = await render(<ProgressBar label="Minted" value={21} max={42} valueText="21 of 42" />)
  const bar = page.getByRole('progressbar', { name: 'Minted' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '21')
  await expect.element(bar).toHaveAttribute('aria-valuemax', '42')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '21 of 42')
  await screen.rerender(<ProgressBar label="Minted" value={150} />)
  await expect.element(bar).toHaveAttribute('aria-valuetext', '100%')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100')
})

test('an indeterminate progress bar has no value', async () => {
  await render(<ProgressBar label="Loading" />)
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow')
})

const spoken = () => page.getByRole('timer', { name: 'Until launch' }).element().querySelector('.sr-only')?.textContent

test('a countdown has days, hours, minutes, and seconds, and is not a live region', async () => {
  const left = ((26 * 60 + 3) * 60 + 4) * 1000
  await render(<Countdown label="Until launch" words={words} targetMs={left} now={() => 0} />)
  expect(spoken()).toBe('1 days, 2 hours, 3 minutes, 4 seconds')
  await expect.element(page.getByRole('timer')).not.toHaveAttribute('aria-live')
})

test('a countdown ticks every second and ends once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 })
  const onEnd = vi.fn()
  await render(<Countdown label="Until launch" words={words} targetMs={1_061_500} onEnd={onEnd} />)
  expect(spoken()).toBe('0 days, 0 hours, 1 minutes, 2 seconds')
  await passTime(500)
  expect(spoken()).toBe('0 days, 0 hours, 1 minutes, 1 seconds')
  await passTime(60_990)
  expect(spoken()).toBe('0 days, 0 hours, 0 minutes, 1 seconds')
  expect(onEnd).not.toHaveBeenCalled()
  await passTime(10)
  expect(spoken()).toBe('0 days, 0 hours, 0 minutes, 0 seconds')
  await passTime(10_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

async function widthWith(targetMs: number) {
  const screen = await render(<Countdown label="Left" words={words} targetMs={targetMs} now={() => 0} />)
  const box = screen.getByRole('timer').element().getBoundingClientRect().width
  await screen.unmount()
  return box
}

test('a countdown keeps its width as its digits change', async () => {
  await document.fonts.load('500 32px Display', '0')
  expect(await widthWith(1_111_000)).toBeCloseTo(await widthWith(8_888_000), 1)
})

test('only a skeleton with a label is announced to screen readers', async () => {
  await render(
    <>
      <Skeleton className="h-4" />
      <Skeleton className="h-4" label="Loading pictures" />
    </>,
  )
  expect(page.getByRole('status').elements()).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading pictures')
})
