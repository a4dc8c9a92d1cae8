import { contact } from '@network-site/site/contact-words'
import { describe, expect, test, vi } from 'vitest'
import { fieldErrors, FormRefusal, sendMessage } from './send-message.ts'

const message = { email: 'ada@example.com', message: 'An engine' }

describe('sendMessage', () => {
  test('posts address, message, and subject as JSON with client and session headers', async () => {
    const fetch = respondWith(200, { next: '/thanks' })
    await sendMessage(message, { ...target, fetch, solveProof, session: { loadedAt: 7, webdriver: false } })

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
  ])('turns a rejection with %s into form errors', async (_case, body, errors) => {
    const sending = sendMessage(message, { ...target, fetch: respondWith(422, body), solveProof, session })
    await expect(sending).rejects.toSatisfy((error) => error instanceof FormRefusal)
    await expect(sending).rejects.toMatchObject({ errors })
  })

  test('solves a puzzle and sends the message again if the service asks for a proof of work', async () => {
    const refusal = { message: 'Solve a puzzle.', code: 'FORM_PROOF_REQUIRED' }
    const fetch = respondWith(200, { next: '/thanks' }).mockResolvedValueOnce(
      Response.json({ errors: [refusal] }, { status: 403 }),
    )
    const solve = vi.fn(async () => 'the proof')
    await sendMessage(message, { ...target, fetch, solveProof: solve, session })
    expect(solve).toHaveBeenCalledExactlyOnceWith('https://forms.example/f/build/challenge')
    const bodies = fetch.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as object)
    expect(bodies).toEqual([bodies[0], { ...bodies[0], _proof: 'the proof' }])
    expect(bodies[0]).not.toHaveProperty('_proof')
  })

  test('reports the second refusal, and asks for no third attempt', async () => {
    const refusal = { message: 'Solve a puzzle.', code: 'FORM_PROOF_REQUIRED' }
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ errors: [refusal] }, { status: 403 }))
    const sending = sendMessage(message, { ...target, fetch, solveProof: async () => 'expired', session })
    await expect(sending).rejects.toMatchObject({ errors: [refusal] })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('fieldErrors', () => {
  test('assigns each error to its field, prefixed with the field’s name', () => {
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

  test('distinguishes a lost connection from a rejection', () => {
    expect(fieldErrors(new TypeError('Failed to fetch')).form).toBe(contact.unreachable)
  })

  test('returns no messages without an error', () => {
    expect(fieldErrors(null)).toEqual({})
  })
})

const target = { endpoint: 'https://forms.example', formId: 'build' }
const session = { loadedAt: 0, webdriver: false }
const solveProof = async () => Promise.reject(new Error('no proof is required'))

function respondWith(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return vi.fn<typeof fetch>(async () => new Response(text, { status }))
}
