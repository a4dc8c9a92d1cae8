import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { PopoverMenu, PopoverMenuItem } from './popover-menu.tsx'

// Opens and closes without a fade.
beforeEach(() => commands.emulateMedia('reduce'))

async function stage(onSelect = () => {}) {
  await render(
    <>
      <PopoverMenu label="Menu" closeLabel="Close menu">
        <PopoverMenuItem href="https://example.com/docs" newTabHint="opens in a new tab">
          Docs
        </PopoverMenuItem>
        <PopoverMenuItem onSelect={onSelect}>Build</PopoverMenuItem>
      </PopoverMenu>
      <button type="button">After</button>
    </>,
  )
}

const opener = page.getByRole('button', { name: 'Menu', exact: true })
const closer = page.getByRole('button', { name: 'Close menu' })
const popup = page.getByRole('dialog', { name: 'Menu' })

test('opens and closes with its button, whose label names the next action', async () => {
  await stage()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await expect.element(popup).toBeVisible()
  await expect.element(closer).toHaveAttribute('aria-expanded', 'true')
  await closer.click()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(opener).toBeVisible()
})

test('opens with Enter, moves through the items with Tab, and closes with Escape, returning the focus', async () => {
  await stage()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(popup).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Docs/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Build' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('runs the action of a selected item and closes', async () => {
  const onSelect = vi.fn()
  await stage(onSelect)
  await opener.click()
  await page.getByRole('button', { name: 'Build' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(popup).not.toBeInTheDocument()
})

test('renders an item with an href as a link and announces that it opens a new tab', async () => {
  await stage()
  await opener.click()
  const link = page.getByRole('link', { name: 'Docs (opens in a new tab)', exact: true })
  await expect.element(link).toHaveAttribute('href', 'https://example.com/docs')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('closes on a press outside', async () => {
  await stage()
  await opener.click()
  await expect.element(popup).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 600, y: 600 } })
  await expect.element(popup).not.toBeInTheDocument()
})

test('is controllable with isOpen', async () => {
  const onOpenChange = vi.fn()
  const view = (isOpen: boolean) => (
    <PopoverMenu label="Menu" closeLabel="Close menu" isOpen={isOpen} onOpenChange={onOpenChange}>
      <PopoverMenuItem>Build</PopoverMenuItem>
    </PopoverMenu>
  )
  const screen = await render(view(true))
  await expect.element(popup).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
  await expect.element(popup).toBeVisible()
  await screen.rerender(view(false))
  await expect.element(popup).not.toBeInTheDocument()
})
