import { campaign } from '@network-site/site/campaign'
import { controls } from '@network-site/site/site-chrome'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MintPanel } from './mint-panel.tsx'
import type { MintPage } from './use-mint-page.ts'

const { all, progress } = campaign.mint
const items = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test.each([
  ['nothing is minted', { left: items(42) }, { label: all.action, hint: all.hint, isBusy: false }],
  ['this page mints', { isRunning: true }, { label: all.running, hint: all.hint, isBusy: true }],
  [
    'the rest was requested before a reload or in another tab',
    { minted: items(10), isProcessing: true },
    { label: all.running, hint: all.processing, isBusy: true },
  ],
  [
    'a part was requested in another tab',
    { left: items(41), isProcessing: true },
    { label: all.action, hint: all.processing, isBusy: false },
  ],
  ['everything is minted', { minted: items(42) }, { label: all.action, hint: all.done, isBusy: false }],
])('says so if %s', async (_case, situation, { label, hint, isBusy }) => {
  const { minted = [], left = [], isProcessing = false, isRunning = false } = situation as Situation
  const unanswered = new Map()
  const snapshot = {
    phases: new Map(),
    transactions: new Map(),
    unanswered,
    error: null,
    isRunning,
    isAwaiting: isProcessing,
  }
  const shown = { minted, left, isProcessing, snapshot, store: {}, isOpen: true, day: 3 } as unknown as MintPage
  await render(<MintPanel page={shown} isConnected />)
  const button = page.getByRole('button', { name: label })
  await expect.element(button).toBeVisible()
  expect(button.element().getAttribute('aria-busy')).toBe(isBusy ? 'true' : null)
  await expect.element(page.getByText(hint)).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: progress.label }))
    .toHaveAttribute('aria-valuetext', `${minted.length} of 42 today`)
})

test('offers to cancel and to try again if the wallet does not answer', async () => {
  const request = { cancel: vi.fn(), tryAgain: vi.fn() }
  const snapshot = { unanswered: new Map([['all', request]]), isRunning: true }
  const shown = { minted: [], left: items(42), snapshot, store: {}, isOpen: true, day: 3 } as unknown as MintPage
  await render(<MintPanel page={shown} isConnected />)
  await expect.element(page.getByText(controls.unanswered.waiting).first()).toBeVisible()
  await page.getByRole('button', { name: controls.unanswered.tryAgain }).click()
  expect(request.tryAgain).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: controls.unanswered.cancel }).click()
  expect(request.cancel).toHaveBeenCalledOnce()
})

interface Situation {
  minted?: number[]
  left?: number[]
  isProcessing?: boolean
  isRunning?: boolean
}
