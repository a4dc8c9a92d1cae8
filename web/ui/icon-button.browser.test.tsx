import { X } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './icon-button.tsx'

test('is named by its label and pressed by keyboard', async () => {
  const onClick = vi.fn()
  const screen = await render(<IconButton label="Close" icon={<X />} onClick={onClick} />)
  await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

test('is a link when it has an href, in a new tab when external', async () => {
  const screen = await render(
    <IconButton label="Chat" icon={<X />} href="https://example.com" newTabHint="opens in a new tab" />,
  )
  const link = screen.getByRole('link', { name: 'Chat (opens in a new tab)', exact: true })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).not.toHaveAttribute('type')
})

test('is large enough for a thumb', async () => {
  const screen = await render(<IconButton label="Close" icon={<X />} />)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})
