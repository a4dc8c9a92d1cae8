import { contact } from '@network-site/site/contact-words'
import { formAnswers } from '@network-site/site/server-pages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ToastHost } from '../../ui/toast-host.tsx'
import { BuildWithUsForm } from './build-with-us-form.tsx'

const email = page.getByLabelText(contact.emailLabel)
const message = page.getByRole('textbox', { name: contact.messageLabel })
const send = page.getByRole('button', { name: contact.send, exact: true })
const alerts = page.getByRole('alert')

let respond: (response: Response) => void
let fail: (error: Error) => void
let fetchSpy: MockInstance<typeof fetch>

beforeEach(() => {
  fetchSpy = vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        respond = resolve
        fail = reject
      }),
  )
  vi.spyOn(window, 'alert').mockReturnValue(undefined)
})

afterEach(() => toast.removeAll())

test('has the two specified fields and the button', async () => {
  await show()
  await expect.element(email).toHaveAttribute('placeholder', contact.emailPlaceholder)
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(message).toHaveAttribute('placeholder', contact.messagePlaceholder)
  await expect.element(message).toHaveAttribute('rows', '8')
  for (const field of [email, message]) await expect.element(field).toBeRequired()
  await expect.element(send).toBeEnabled()
})

test('alerts on an invalid email and sends nothing', async () => {
  await show()
  const wrong = ['', 'studio', 'two words@games.example', '@games.example', 'a@', 'a@games..example', 'ä@games.example']
  for (const address of wrong) await fillAndSend(address, 'Hello')
  expect(vi.mocked(window.alert).mock.calls).toEqual(wrong.map(() => ['invalid email']))
  expect(fetchSpy).not.toHaveBeenCalled()
  await expect.element(email).toHaveValue('ä@games.example')
})

test.each(['', '  \n '])('does nothing for the empty message %j', async (empty) => {
  const { container } = await show()
  const before = container.innerText
  await fillAndSend('ada@example.com', empty)
  await expect.element(send).toBeEnabled()
  expect(container.innerText).toBe(before)
  expect(window.alert).not.toHaveBeenCalled()
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('disables Send while sending, then shows thanks and a toast and calls onSent', async () => {
  const onSent = vi.fn()
  await show(onSent)
  await fillAndSend('ada@example.com', 'An engine')
  await expect.element(page.getByRole('button', { name: contact.sending })).toBeDisabled()
  expect(onSent).not.toHaveBeenCalled()

  respond(Response.json({ next: '/thanks' }))
  await expect.element(page.getByText(contact.thanks)).toBeVisible()
  await expect.element(page.getByText(contact.sentToast)).toBeVisible()
  expect(onSent).toHaveBeenCalledOnce()
})

describe('a rejection', () => {
  const emailError = { field: 'email', message: formAnswers.faults.notEmail, code: 'TYPE_EMAIL' }
  const messageError = { field: 'message', message: formAnswers.faults.empty, code: 'REQUIRED_FIELD_EMPTY' }
  const rejections: Array<[string, () => Response, { email?: string; message?: string; form?: string }]> = [
    [
      'an email error',
      json(422, { errors: [emailError] }),
      { email: `${contact.emailLabel} ${formAnswers.faults.notEmail}` },
    ],
    [
      'a message error',
      json(400, { errors: [messageError] }),
      { message: `${contact.messageLabel} ${formAnswers.faults.empty}` },
    ],
    [
      'errors for both fields',
      json(400, { error: 'Both', errors: [emailError, messageError] }),
      {
        email: `${contact.emailLabel} ${formAnswers.faults.notEmail}`,
        message: `${contact.messageLabel} ${formAnswers.faults.empty}`,
      },
    ],
    [
      'an error without a field',
      json(403, { errors: [{ message: 'Form is disabled' }] }),
      { form: 'Form is disabled' },
    ],
    ['a plain-text error', json(404, { error: 'No such form.' }), { form: 'No such form.' }],
    ['no errors', json(400, {}), { form: contact.unexpectedError }],
    ['an empty error list', json(400, { errors: [] }), { form: contact.unexpectedError }],
    ['an HTML page', () => new Response('<h1>Oops</h1>', { status: 500 }), { form: contact.unexpectedError }],
  ]

  test.each(rejections)(
    'with %s is shown in the right place, and the message can be sent again',
    async (_, rejection, shown) => {
      const onSent = vi.fn()
      await show(onSent)
      await fillAndSend('studio@games.example', 'Hello')
      respond(rejection())

      await expect.element(send).toBeEnabled()
      await expect.element(email).toHaveAccessibleDescription(shown.email ?? '')
      await expect.element(message).toHaveAccessibleDescription(shown.message ?? '')
      for (const words of Object.values(shown))
        await expect.element(page.getByText(words, { exact: true })).toBeVisible()
      const visible = () => alerts.elements().filter((element) => element.checkVisibility())
      await expect.poll(visible).toHaveLength(Object.keys(shown).length)
      expect(email.element().getAttribute('aria-invalid')).toBe(shown.email ? 'true' : null)
      expect(message.element().getAttribute('aria-invalid')).toBe(shown.message ? 'true' : null)
      expect(page.getByText(contact.sentToast).elements()).toEqual([])
      await expect.element(email).toHaveValue('studio@games.example')
      await expect.element(message).toHaveValue('Hello')
      expect(onSent).not.toHaveBeenCalled()

      await send.click()
      await expect.poll(() => fetchSpy.mock.calls.length).toBe(2)
      respond(Response.json({ ok: true, next: '/' }))
      await expect.element(page.getByText(contact.sentToast)).toBeVisible()
      expect(onSent).toHaveBeenCalledOnce()
    },
  )
})

test('proves work if the service asks for it, while Send stays disabled', async () => {
  await show()
  await fillAndSend('ada@example.com', 'An engine')
  respond(Response.json({ errors: [{ message: 'Solve a puzzle.', code: 'FORM_PROOF_REQUIRED' }] }, { status: 403 }))
  await expect.poll(() => fetchSpy.mock.calls.length).toBe(2)
  await expect.element(page.getByRole('button', { name: contact.sending })).toBeDisabled()
  expect(alerts.elements().filter((element) => element.checkVisibility())).toEqual([])
  respond(Response.json({ next: '/thanks' }))
  await expect.element(page.getByText(contact.thanks)).toBeVisible()
})

test('keeps the message if the service is unreachable', async () => {
  await show()
  await fillAndSend('studio@games.example', 'Hello')
  fail(new TypeError('Failed to fetch'))
  await expect.element(page.getByText(contact.unreachable)).toBeVisible()
  await expect.element(message).toHaveValue('Hello')
  await expect.element(send).toBeEnabled()
})

function json(status: number, body: object): () => Response {
  return () => Response.json(body, { status })
}

async function show(onSent?: () => void) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <BuildWithUsForm
        findTarget={async () => ({ endpoint: '', formId: 'build' })}
        solveProof={async () => 'the proof'}
        onSent={onSent}
      />
      <ToastHost dismissLabel="Dismiss" />
    </QueryClientProvider>,
  )
}

async function fillAndSend(address: string, words: string) {
  await email.fill(address)
  await message.fill(words)
  await send.click()
}
