import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TextArea, TextInput } from './fields.tsx'

const kinds = [
  ['input', TextInput],
  ['textarea', TextArea],
] as const

test.each(kinds)('%s is named by its label, even if hidden', async (_, Field) => {
  await render(
    <>
      <Field label="Email" />
      <Field label="Message" isLabelHidden placeholder="Your words" required />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const hidden = page.getByRole('textbox', { name: 'Message' })
  await expect.element(hidden).toBeRequired()
  await expect.element(hidden).toHaveAttribute('placeholder', 'Your words')
})

test.each(kinds)('%s with an error is invalid, described by the error, and announces it', async (_, Field) => {
  const screen = await render(<Field label="Email" hint="We answer here" />)
  const box = page.getByRole('textbox', { name: 'Email' })
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await expect.element(box).toHaveAccessibleDescription('We answer here')
  const region = document.querySelector('[role=alert]')
  expect(region).not.toBeNull()
  await screen.rerender(<Field label="Email" hint="We answer here" error="Email is not an email" />)
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('We answer here Email is not an email')
  expect(region?.textContent).toBe('Email is not an email')
})

test.each(kinds)('%s is reachable by Tab, accepts typing, and shows a focus outline', async (_, Field) => {
  await render(<Field label="Email" />)
  await userEvent.keyboard('{Tab}abc')
  const box = page.getByRole('textbox', { name: 'Email' })
  await expect.element(box).toHaveValue('abc')
  expect(getComputedStyle(box.element()).outlineStyle).toBe('solid')
})

test('a textarea has 8 rows by default', async () => {
  await render(<TextArea label="Message" />)
  await expect.element(page.getByRole('textbox')).toHaveAttribute('rows', '8')
})

test('text is at least 16 px, so that phones do not zoom in on focus', async () => {
  await render(<TextInput label="Email" />)
  expect(Number.parseFloat(getComputedStyle(page.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(16)
})
