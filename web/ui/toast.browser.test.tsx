import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { passTime, settled } from './testing/pass-time.ts'
import { ToastHost, type ToastHostProps } from './toast-host.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  toast.removeAll()
})

const cards = () => Array.from(document.querySelectorAll<HTMLElement>('.toast-card'))
const shown = () => cards().filter((card) => !card.hasAttribute('data-leaving'))

async function showToast(show: () => unknown, props: Partial<ToastHostProps> = {}) {
  await render(<ToastHost dismissLabel="Dismiss" {...props} />)
  await settled(() => void show())
  expect(cards().length).toBeGreaterThan(0)
}

test.each([
  ['plain', () => toast('Hello'), 4000],
  ['error', () => toast.error('Hello'), 4000],
  ['success', () => toast.success('Hello'), 2000],
] as const)('a %s toast disappears after its duration and is removed 1 s later', async (_, show, durationMs) => {
  await showToast(show)
  await passTime(durationMs - 50)
  expect(shown()).toHaveLength(1)
  await passTime(100)
  expect(shown()).toHaveLength(0)
  await passTime(900)
  expect(cards()).toHaveLength(1)
  await passTime(150)
  expect(cards()).toHaveLength(0)
})

test('a loading toast stays until dismissed', async () => {
  await showToast(() => toast.loading('Working'))
  await passTime(3_600_000)
  expect(shown()).toHaveLength(1)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await passTime(1050)
  expect(cards()).toHaveLength(0)
})

test('keeps the newest 20 toasts', async () => {
  await showToast(() => {
    for (let count = 1; count <= 25; count += 1) toast(`Number ${count}.`)
  })
  expect(cards()).toHaveLength(20)
  const texts = cards().map((card) => card.textContent)
  expect(texts).toContain('Number 25.')
  expect(texts).not.toContain('Number 5.')
})

test.each([
  [undefined, 'top-center'],
  ['top-right', 'top-right'],
] as const)('host position %s places toasts %s', async (position, expected) => {
  await showToast(() => toast('Hello'), { position })
  expect(placeOf(cards()[0])).toBe(expected)
})

test('a toast can override the host position', async () => {
  await showToast(() => toast('Hello', { position: 'bottom-center' }), { position: 'top-right' })
  expect(placeOf(cards()[0])).toBe('bottom-center')
})

test('announces errors as alerts and other toasts politely in an existing live region', async () => {
  const { container } = await render(<ToastHost dismissLabel="Dismiss" />)
  const watched = container.querySelector('[aria-live=polite]')
  expect(watched).not.toBeNull()
  await settled(() => {
    toast.error('Failed')
    toast.success('Sent')
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
  expect(page.getByRole('alert').element().closest('[aria-live]')).toBe(watched)
  expect(page.getByText('Sent').element().closest('[aria-live], [role]')).toBe(watched)
})

test('a toast shown before hydration does not break hydration', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<ToastHost dismissLabel="Dismiss" />)
  const sent = container.firstElementChild
  toast('Early')
  const errors: unknown[] = []
  const onRecoverableError = (error: unknown) => errors.push(error)
  let root: Root | undefined
  await settled(() => {
    root = hydrateRoot(container, <ToastHost dismissLabel="Dismiss" />, { onRecoverableError })
  })
  await expect.element(page.getByText('Early')).toBeVisible()
  expect(errors).toEqual([])
  expect(container.firstElementChild).toBe(sent)
  root?.unmount()
})

test('a toast can be dismissed by keyboard', async () => {
  await showToast(() => toast.loading('Working'))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await passTime(0)
  expect(shown()).toHaveLength(0)
})

function placeOf(card: HTMLElement | undefined): string {
  const place = card?.parentElement?.style
  const vertical = place?.top === '0px' ? 'top' : 'bottom'
  const horizontal = { center: 'center', 'flex-end': 'right' }[place?.justifyContent ?? ''] ?? 'left'
  return `${vertical}-${horizontal}`
}
