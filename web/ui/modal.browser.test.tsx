import { createRef, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { Modal, type ModalProps } from './modal.tsx'

function Stage(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ height: '300vh' }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="#behind">Behind</a>
      <Modal
        title="Notice"
        body="Something happened"
        closeLabel="Close dialog"
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}

const dialog = page.getByRole('dialog')

// Opens and closes without a fade.
beforeEach(() => commands.emulateMedia('reduce'))

async function open(props: Partial<ModalProps> = {}) {
  await render(<Stage {...props} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
}

describe.each(['panel', 'alert'] as const)('%s', (variant) => {
  test('is a dialog with its title as name and its text as description', async () => {
    await open({ variant })
    await expect.element(page.getByRole('dialog', { name: 'Notice' })).toHaveAccessibleDescription('Something happened')
    await expect.element(page.getByRole('heading', { name: 'Notice' })).toBeVisible()
  })

  test('closes with the close icon and returns the focus', async () => {
    await open({ variant })
    await page.getByRole('button', { name: 'Close dialog' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('has no call to action or Close button by default', async () => {
    await open({ variant })
    expect(page.getByRole('button').elements()).toHaveLength(1)
  })
})

test('closes with Escape', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes on a press on the backdrop but not inside', async () => {
  await open()
  await page.getByText('Something happened').click()
  await expect.element(dialog).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 8, y: 8 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes with the optional Close button', async () => {
  await open({ cancel: true, cancelText: 'Close' })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('runs the call to action, which has an arrow, without closing', async () => {
  const cta = vi.fn()
  await open({ cta, ctaText: 'Continue' })
  const button = page.getByRole('button', { name: 'Continue' })
  expect(button.element().querySelector('svg')).not.toBeNull()
  await button.click()
  expect(cta).toHaveBeenCalledOnce()
  await expect.element(dialog).toBeVisible()
})

test('traps the focus in a loop', async () => {
  await open({ cancel: true, cancelText: 'Close', cta: () => {}, ctaText: 'Continue' })
  const visited = new Set<Element | null>()
  for (let press = 0; press < 7; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    visited.add(document.activeElement)
  }
  expect(visited.size).toBe(3)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('hides the page behind it from screen readers', async () => {
  await open()
  expect(page.getByRole('link', { name: 'Behind' }).elements()).toHaveLength(0)
})

test('locks scrolling while open and unlocks it after', async () => {
  await open()
  expect(isScrollLocked()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(isScrollLocked()).toBe(false)
})

test('renders any content and sets the initial focus', async () => {
  const field = createRef<HTMLInputElement>()
  await open({ body: <input ref={field} aria-label="Email" />, initialFocus: field })
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
})

function isScrollLocked(): boolean {
  return [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowY),
  )
}
