import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { Reveal } from './reveal.tsx'

const controlled = (isShown: boolean) => (
  <Reveal data-testid="controlled" isShown={isShown}>
    Told
  </Reveal>
)

beforeEach(() => window.scrollTo(0, 0))

const view = (
  <>
    <Reveal data-testid="near">Near</Reveal>
    <div style={{ height: '200vh' }} />
    <Reveal data-testid="far">
      <a href="#x">Far</a>
    </Reveal>
    <div style={{ height: '100vh' }} />
  </>
)

const opacity = (id: string) => getComputedStyle(page.getByTestId(id).element()).opacity

/** One of the two transitions may end a frame before the other. */
const settled = /none|matrix\(1, 0, 0, 1, 0, 0\)/

test('is hidden below the viewport and rises over 750 ms when scrolled into view', async () => {
  await render(view)
  await vi.waitFor(() => expect(opacity('far')).toBe('0'), 15_000)
  const far = page.getByTestId('far').element()
  window.scrollTo(0, window.innerHeight * 1.6)
  await vi.waitFor(() => expect(far.dataset['reveal']).toBe('shown'), 15_000)
  expect(getComputedStyle(far).transitionDuration).toBe('0.75s, 0.75s')
  expect(getComputedStyle(far).transitionProperty).toBe('opacity, transform')
  await vi.waitFor(() => expect(opacity('far')).toBe('1'), 15_000)
  await vi.waitFor(() => expect(getComputedStyle(far).transform).toMatch(settled), 15_000)
})

test('is never hidden if it starts in view', async () => {
  await render(view)
  await vi.waitFor(() => expect(opacity('far')).toBe('0'), 15_000)
  expect(opacity('near')).toBe('1')
  expect(page.getByTestId('near').element().hasAttribute('data-reveal')).toBe(false)
})

test('is visible without script', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(view)
  document.body.append(host)
  expect(opacity('far')).toBe('1')
  host.remove()
})

test('is visible under reduced motion', async () => {
  await commands.emulateMedia('reduce')
  await render(view)
  await vi.waitFor(() => expect(page.getByTestId('far').element().dataset['reveal']).toBe('waiting'), 15_000)
  expect(opacity('far')).toBe('1')
})

test('is shown on focus and never hidden from screen readers', async () => {
  await render(view)
  await vi.waitFor(() => expect(opacity('far')).toBe('0'), 15_000)
  await expect.element(page.getByRole('link', { name: 'Far' })).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await vi.waitFor(() => expect(opacity('far')).toBe('1'), 15_000)
})

test('is controllable with isShown', async () => {
  const screen = await render(controlled(false))
  await vi.waitFor(() => expect(opacity('controlled')).toBe('0'), 15_000)
  await screen.rerender(controlled(true))
  await vi.waitFor(() => expect(opacity('controlled')).toBe('1'), 15_000)
  await screen.rerender(controlled(false))
  await vi.waitFor(() => expect(opacity('controlled')).toBe('0'), 15_000)
})
