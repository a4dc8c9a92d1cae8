import { contact } from '@network-site/site/contact-words'
import { describe, expect, test, vi } from 'vitest'
import { fieldErrors, FormRefusal, sendMessage } from './send-message.ts'

const message = { email: 'ada@example.com', message: 'An engine' }

describe('sendMessage', () => {
  test('posts address, message and subject as JSON, and says who is asking', async () => {
    const fetch = answering(200, { next: '/thanks' })
    await sendMessage(message, { ...target, fetch, session: { loadedAt: 7, webdriver: false } })

    const [url, request] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://forms.example/f/build')
    expect(request?.method).toBe('POST')
    expect(JSON.parse(request?.body as string)).toEqual({
      ...message,
      subject: `ada@example.com: ${contact.subjectSuffix}`,
    })
    const headers = new Headers(request?.headers)
    expect(headers.get('accept')).toBe('application/json')
    expect(headers.get('formspree-client')).toMatch(/.+/)
    expect(JSON.parse(atob(headers.get('formspree-session-data') ?? ''))).toEqual({ loadedAt: 7, webdriver: false })
  })

  test.each([
    [
      'a list of errors',
      { errors: [{ message: 'is not an address', field: 'email', code: 'TYPE_EMAIL' }] },
      [{ message: 'is not an address', field: 'email', code: 'TYPE_EMAIL' }],
    ],
    ['one error as text', { error: 'Form not found' }, [{ message: 'Form not found' }]],
    ['no errors at all', { ok: false }, [{ message: 'Unexpected error' }]],
    ['an empty list', { errors: [] }, [{ message: 'Unexpected error' }]],
    ['something that is not JSON', '<html>', [{ message: 'Unexpected error' }]],
  ])('a refusal with %s becomes form errors', async (_case, body, errors) => {
    const sending = sendMessage(message, { ...target, fetch: answering(422, body), session })
    await expect(sending).rejects.toSatisfy((error) => error instanceof FormRefusal)
    await expect(sending).rejects.toMatchObject({ errors })
  })
})

describe('fieldErrors', () => {
  test('each error stands under its field, with the field’s name in front', () => {
    const refusal = new FormRefusal([
      { message: 'should be an email', field: 'email', code: 'TYPE_EMAIL' },
      { message: 'is required', field: 'message', code: 'REQUIRED_FIELD_EMPTY' },
      { message: 'Try again later' },
    ])
    expect(fieldErrors(refusal)).toEqual({
      email: 'Email should be an email',
      message: 'Message is required',
      form: 'Try again later',
    })
  })

  test('a lost connection is told apart from a refusal', () => {
    expect(fieldErrors(new TypeError('Failed to fetch')).form).toMatch(/could not be reached/)
  })

  test('no error gives no messages', () => {
    expect(fieldErrors(null)).toEqual({})
  })
})

const target = { endpoint: 'https://forms.example', formId: 'build' }
const session = { loadedAt: 0, webdriver: false }

function answering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return vi.fn<typeof fetch>(async () => new Response(text, { status }))
}
