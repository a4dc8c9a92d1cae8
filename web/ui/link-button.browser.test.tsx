import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkButton } from './link-button.tsx'

function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-router="" href="#from-router">
      {children}
    </a>
  )
}

test('is a link that keeps its tab', async () => {
  const screen = await render(<LinkButton href="#there">Go</LinkButton>)
  const link = screen.getByRole('link', { name: 'Go', exact: true })
  await expect.element(link).toHaveAttribute('href', '#there')
  await expect.element(link).not.toHaveAttribute('target')
})

test('opens a new tab when external, without an opener, and says so', async () => {
  const screen = await render(
    <LinkButton href="https://example.com" newTabHint="opens in a new tab">
      Docs
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Docs (opens in a new tab)', exact: true })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('has no href and takes no focus while disabled', async () => {
  const screen = await render(
    <LinkButton href="#there" newTabHint="opens in a new tab" isDisabled>
      Soon
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Soon', exact: true })
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).not.toHaveAttribute('href')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(document.body)
})

test('renders the element it is given and keeps its style', async () => {
  const screen = await render(
    <LinkButton render={<RouterLink />} className="mine">
      Inside
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Inside' })
  await expect.element(link).toHaveAttribute('data-router')
  await expect.element(link).toHaveAttribute('href', '#from-router')
  await expect.element(link).toHaveClass('mine', 'bg-accent-fill')
})

test('while loading it is announced as busy and cannot be followed', async () => {
  const screen = await render(
    <LinkButton href="#there" isLoading>
      Download
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Download' })
  await expect.element(link).toHaveAttribute('aria-busy', 'true')
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).not.toHaveAttribute('href')
})
