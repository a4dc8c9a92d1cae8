import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toast } from '../../ui/toast.ts'
import { ToastHost } from '../../ui/toast-host.tsx'
import { BuildWithUsForm } from './build-with-us-form.tsx'

const email = page.getByPlaceholder('Your email')
const message = page.getByPlaceholder('Message')
const send = page.getByRole('button', { name: /^Send/ })

let answer: (response: Response) => void
let fetchSpy: MockInstance<typeof fetch>

beforeEach(() => {
  fetchSpy = vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  vi.spyOn(window, 'alert').mockReturnValue(undefined)
})

afterEach(() => toast.removeAll())

test('asks for both, in eight rows', async () => {
  await show()
  await expect.element(email).toBeRequired()
  await expect.element(message).toBeRequired()
  await expect.element(message).toHaveAttribute('rows', '8')
})

test('an address that is none is refused by an alert, and nothing is sent', async () => {
  await show()
  await write('not an address', 'Hello')
  expect(window.alert).toHaveBeenCalledExactlyOnceWith('invalid email')
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('an empty message is silently kept back', async () => {
  await show()
  await write('ada@example.com', '')
  expect(window.alert).not.toHaveBeenCalled()
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('Send waits while a message is on its way, then thanks, says so in passing and lets go', async () => {
  const onSent = vi.fn()
  await show(onSent)
  await write('ada@example.com', 'An engine')
  await expect.element(send).toBeDisabled()
  expect(onSent).not.toHaveBeenCalled()

  answer(Response.json({ next: '/thanks' }))
  await expect.element(page.getByText('Thank you for signing up!')).toBeVisible()
  await expect.element(page.getByText('MESSAGE SENT!')).toBeVisible()
  expect(onSent).toHaveBeenCalledOnce()
})

test('each refusal stands under its field, and what was written stays', async () => {
  await show()
  await write('ada@example.com', 'An engine')
  answer(
    Response.json({ errors: [{ message: 'is not allowed', field: 'email', code: 'TYPE_EMAIL' }] }, { status: 422 }),
  )
  await expect.element(page.getByText('Email is not allowed')).toBeVisible()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(message).toHaveValue('An engine')
  await expect.element(send).toBeEnabled()
})

test('a refusal without a reason is an unexpected error', async () => {
  await show()
  await write('ada@example.com', 'An engine')
  answer(new Response('gone', { status: 500 }))
  await expect.element(page.getByText('Unexpected error')).toBeVisible()
})

async function show(onSent?: () => void) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <BuildWithUsForm findTarget={async () => ({ endpoint: '', formId: 'build' })} onSent={onSent} />
      <ToastHost dismissLabel="Dismiss" />
    </QueryClientProvider>,
  )
}

async function write(address: string, words: string) {
  await email.fill(address)
  await message.fill(words)
  await send.click()
}
