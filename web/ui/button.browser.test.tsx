import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button, IconButton, LinkButton } from './button.tsx'

const onClick = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

beforeEach(() => vi.clearAllMocks())

describe('Button', () => {
  test('responds to pointer, Enter, and Space', async () => {
    const screen = await render(<Button onClick={onClick}>Send</Button>)
    const button = screen.getByRole('button', { name: 'Send' })
    await button.click()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('does not submit a form by default', async () => {
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button>Not this</Button>
        <Button type="submit">This</Button>
      </form>,
    )
    await screen.getByRole('button', { name: 'Not this' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'This', exact: true }).click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('cannot be pressed or focused while disabled', async () => {
    const screen = await render(
      <Button disabled onClick={onClick}>
        Send
      </Button>,
    )
    await expect.element(screen.getByRole('button')).toBeDisabled()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(document.body)
    await screen.getByRole('button').click({ force: true })
    expect(onClick).not.toHaveBeenCalled()
  })

  test('is busy while loading, keeps its name and focus, and ignores presses and submissions', async () => {
    const screen = await render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isLoading onClick={onClick}>
          Send
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    button.element().focus()
    expect(document.activeElement).toBe(button.element())
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('is announced as busy while waiting and still accepts presses', async () => {
    const screen = await render(
      <Button isWaiting onClick={onClick}>
        Connect
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Connect' })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await button.click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('hides its icon from screen readers', async () => {
    const screen = await render(<Button icon={<svg aria-label="arrow" />}>Next</Button>)
    await expect.element(screen.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  })

  test('wraps its label in a narrow container', async () => {
    const screen = await render(
      <div style={{ width: 160 }}>
        <Button icon={<svg />}>Download for everybody</Button>
      </div>,
    )
    expect(screen.getByRole('button').element().getBoundingClientRect().width).toBeLessThanOrEqual(160)
  })

  test('is at least 44 px tall and shows a focus outline', async () => {
    const screen = await render(<Button>Send</Button>)
    await userEvent.keyboard('{Tab}')
    const style = getComputedStyle(screen.getByRole('button').element())
    expect(Number.parseFloat(style.height)).toBeGreaterThanOrEqual(44)
    expect(style.outlineStyle).toBe('solid')
    expect(style.outlineWidth).toBe('2px')
  })
})

describe('LinkButton', () => {
  test('opens its link in the same tab', async () => {
    const screen = await render(<LinkButton href="#there">Go</LinkButton>)
    const link = screen.getByRole('link', { name: 'Go', exact: true })
    await expect.element(link).toHaveAttribute('href', '#there')
    await expect.element(link).not.toHaveAttribute('target')
  })

  test('opens an external link in a new tab without an opener and announces it', async () => {
    const screen = await render(
      <LinkButton href="https://example.com" newTabHint="opens in a new tab">
        Docs
      </LinkButton>,
    )
    const link = screen.getByRole('link', { name: 'Docs (opens in a new tab)', exact: true })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('has no href and is not focusable while disabled', async () => {
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

  test('renders the given element with the button styles', async () => {
    const screen = await render(
      <LinkButton render={<RouterLink />} className="mine">
        Inside
      </LinkButton>,
    )
    const link = screen.getByRole('link', { name: 'Inside' })
    await expect.element(link).toHaveAttribute('data-router')
    await expect.element(link).toHaveAttribute('href', '#from-router')
    await expect.element(link).toHaveClass('mine', 'button-primary')
  })

  test('is announced as busy and cannot be followed while loading', async () => {
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
})

describe('IconButton', () => {
  test('is named by its label and responds to the keyboard', async () => {
    const screen = await render(<IconButton label="Close" icon={<X />} onClick={onClick} />)
    await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('is a link if it has an href, opening in a new tab if external', async () => {
    const screen = await render(
      <IconButton label="Chat" icon={<X />} href="https://example.com" newTabHint="opens in a new tab" />,
    )
    const link = screen.getByRole('link', { name: 'Chat (opens in a new tab)', exact: true })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).not.toHaveAttribute('type')
  })

  test('is at least 44 px in both directions', async () => {
    const screen = await render(<IconButton label="Close" icon={<X />} />)
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-router="" href="#from-router">
      {children}
    </a>
  )
}
