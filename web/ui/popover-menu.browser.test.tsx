import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { PopoverMenu, PopoverMenuItem } from './popover-menu.tsx'

// Opens and closes at once: the fade is not tested here.
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

test('opens and closes by its button, which names what it will do', async () => {
  await stage()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await expect.element(popup).toBeVisible()
  await expect.element(closer).toHaveAttribute('aria-expanded', 'true')
  await closer.click()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(opener).toBeVisible()
})

test('by keyboard: Enter opens, Tab walks the items, Escape closes and returns the focus', async () => {
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

test('choosing an item acts and closes', async () => {
  const onSelect = vi.fn()
  await stage(onSelect)
  await opener.click()
  await page.getByRole('button', { name: 'Build' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(popup).not.toBeInTheDocument()
})

test('a link in it is a link, and says that it opens a new tab', async () => {
  await stage()
  await opener.click()
  const link = page.getByRole('link', { name: 'Docs (opens in a new tab)', exact: true })
  await expect.element(link).toHaveAttribute('href', 'https://example.com/docs')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('closes by a press elsewhere', async () => {
  await stage()
  await opener.click()
  await expect.element(popup).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 600, y: 600 } })
  await expect.element(popup).not.toBeInTheDocument()
})

test('can be opened and closed from outside', async () => {
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
