import { createClient, isSubmissionError } from '@formspree/core'
import { formFailureSchema, formSuccessSchema } from '@network-site/protocol/contact-form'
import { mailbox, messageStore, smtpListener } from '@network-site/sandbox/mailbox/mailbox'
import { contact } from '@network-site/site/contact-words'
import { formAnswers } from '@network-site/site/server-pages'
import { failures } from '@network-site/site/failure-messages'
import fc from 'fast-check'
import Fastify from 'fastify'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ContactAppOptions, startContactApp } from '../../../test/contact-app.ts'
import {
  borrowTestDatabase,
  closeTestDatabases,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '../../../test/databases.ts'

const { faults } = formAnswers
const good = { email: 'ada@example.com', message: 'Hello', subject: `ada@example.com: ${contact.subjectSuffix}` }
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe.each(databaseKinds)('POST /f/{formId} on %s', (kind) => {
  let test: TestDatabase
  beforeEach(async () => void (test = await borrowTestDatabase(kind)))
  afterAll(closeTestDatabases)

  async function start(options: ContactAppOptions = {}, { database } = test) {
    const server = await startContactApp(database, options)
    onTestFinished(server.close)
    const send = (body: string | URLSearchParams, headers: Record<string, string>) =>
      fetch(`${server.origin}/f/hello`, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body,
        redirect: 'manual',
      })
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      send(JSON.stringify(body), { 'content-type': 'application/json', ...headers })
    const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(fields), headers)
    const kept = async () => (await server.store.page({ number: 1, size: 100 })).rows
    return { ...server, send, post, postForm, kept }
  }

  describe('with the hosted service’s client', () => {
    it('accepts an object and delivers the email to the sandbox mailbox', async () => {
      const emails = await messageStore(join(test.dataDir, 'mail'))
      const smtp = await smtpListener(emails)
      onTestFinished(smtp.close)
      const { origin, kept } = await start({ smtpUrl: smtp.url })
      const result = await createClient().submitForm('hello', good, { endpoint: origin, clientName: 'test' })
      expect(result).toMatchObject({ kind: 'success', next: 'https://site.example/f/hello/thanks' })
      expect(await kept()).toMatchObject([{ ...good, formId: 'hello', fields: {} }])

      const box = Fastify()
      mailbox(box, { store: emails, baseUrl: '/mailbox' })
      onTestFinished(() => box.close())
      const shown = await vi.waitUntil(
        async () => (await box.inject('/messages.json')).json<Array<Record<string, string>>>()[0],
        { timeout: 10_000 },
      )
      expect(shown).toMatchObject({
        from: 'site@ours.example',
        to: 'team@ours.example',
        replyTo: good.email,
        subject: good.subject,
        messageId: (await kept())[0]?.messageId,
      })
      expect(shown['text']).toContain(good.message)
    })

    it('accepts FormData', async () => {
      const { origin, kept } = await start()
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...good, studio: 'Büro für Spiele 🎲' })) form.append(name, value)
      const result = await createClient().submitForm('hello', form, { endpoint: origin })
      expect(result.kind).toBe('success')
      expect(await kept()).toMatchObject([{ ...good, fields: { studio: 'Büro für Spiele 🎲' } }])
    })

    it('reports the errors of each field with the service’s codes', async () => {
      const { origin, kept } = await start()
      const submit = async (fields: Record<string, string | string[]>) => {
        const result = await createClient().submitForm('hello', fields, { endpoint: origin })
        if (!isSubmissionError(result)) throw new Error('the submission was accepted')
        return Object.fromEntries(result.getAllFieldErrors().map(([field, errors]) => [field, errors[0]?.code]))
      }
      expect(await submit({})).toEqual({ email: 'REQUIRED_FIELD_MISSING', message: 'REQUIRED_FIELD_MISSING' })
      expect(await submit({ email: ' ', message: '' })).toEqual({
        email: 'REQUIRED_FIELD_EMPTY',
        message: 'REQUIRED_FIELD_EMPTY',
      })
      expect(await submit({ email: 'ada', message: ['a', 'b'] })).toEqual({ email: 'TYPE_EMAIL', message: 'TYPE_TEXT' })
      expect(await kept()).toEqual([])
    })

    it('reports an unknown form', async () => {
      const { origin } = await start()
      const result = await createClient().submitForm('other', good, { endpoint: origin })
      expect(isSubmissionError(result) && result.getFormErrors()).toEqual([
        { code: 'FORM_NOT_FOUND', message: failures.FORM_NOT_FOUND },
      ])
    })
  })

  it('answers preflight requests of any origin with the client’s headers', async () => {
    const { origin } = await start()
    const preflight = await fetch(`${origin}/f/hello`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,formspree-client,formspree-session-data',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ') ?? []
    expect(allowed).toEqual(expect.arrayContaining(['content-type', 'formspree-client', 'formspree-session-data']))
  })

  it('answers a failure with all errors and a summary, readable from any origin', async () => {
    const { post } = await start()
    const answer = await post({ ...good, email: 'ada' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(formFailureSchema.parse(await answer.json())).toEqual({
      error: `email ${faults.notEmail}`,
      code: 'TYPE_EMAIL',
      errors: [{ field: 'email', message: faults.notEmail, code: 'TYPE_EMAIL' }],
    })
  })

  it('commits a message before it answers, even without a mail server', async () => {
    const { post, kept } = await start()
    const answer = await post(good)
    expect(formSuccessSchema.parse(await answer.json()).ok).toBe(true)
    expect(await kept()).toMatchObject([{ ...good, sentAt: null }])
  })

  it('stores any text', async () => {
    const { post, kept } = await start()
    const message = 'a\u0000b \ud800 c \u{1f3b2} d\r\ne'
    const answer = await post({ ...good, message, 'odd\u0000 name \udfff': message })
    expect(answer.status).toBe(200)
    expect(await kept()).toMatchObject([
      { message: 'ab \ufffd c 🎲 d\ne', fields: { 'odd name \ufffd': 'ab \ufffd c 🎲 d\ne' } },
    ])
  })

  it('answers a filled honeypot like a success, and stores nothing', async () => {
    const { post, kept } = await start()
    const answer = await post({ ...good, _gotcha: 'x' })
    expect(answer.status).toBe(200)
    expect(formSuccessSchema.parse(await answer.json()).next).toBe('https://site.example/f/hello/thanks')
    expect(await kept()).toEqual([])
  })

  it('redirects a plain HTML form to the requested page only if it is on this site', async () => {
    const { origin, postForm } = await start()
    const thanks = '/f/hello/thanks'
    for (const [next, location] of [
      ['', thanks],
      ['/a-page?from=form', '/a-page?from=form'],
      ['https://site.example/', '/'],
      [`${origin}/a-page#keys`, '/a-page#keys'],
      ['https://site.example//evil.example/x', '/evil.example/x'],
      ['/.//evil.example', '/evil.example'],
      [String.raw`/.\\evil.example`, '/evil.example'],
      ['https://evil.example/', thanks],
      ['//evil.example', thanks],
      ['/\\evil.example', thanks],
      ['https://site.example@evil.example/', thanks],
      ['http://site.example/', thanks],
      ['javascript:alert(1)', thanks],
      ['/x\r\nset-cookie: a=b', '/xset-cookie:%20a=b'],
    ] as const) {
      const answer = await postForm({ ...good, _next: next }, html)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  it('renders errors and thanks as pages for a plain HTML form', async () => {
    const { origin, postForm } = await start()
    const refused = await postForm({ email: 'x', '<b>field</b>': 'v'.repeat(6000) }, html)
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-type')).toContain('text/html')
    const page = await refused.text()
    expect(page).toContain(`${contact.emailLabel} ${faults.notEmail}`)
    expect(page).toContain(`&lt;b&gt;field&lt;/b&gt; ${faults.tooLong.replace('{most}', '5000')}`)
    expect(page).toContain(formAnswers.pages.advice)
    expect(page).toContain('<html lang="en" dir="ltr">')
    const thanks = await fetch(`${origin}/f/hello/thanks`)
    expect(await thanks.text()).toContain(`<h1>${contact.thanks}</h1>`)
  })

  it('rejects an oversized body', async () => {
    const { post } = await start()
    const answer = await post({ ...good, message: 'm'.repeat(200_000) })
    expect(answer.status).toBe(413)
    expect(formFailureSchema.parse(await answer.json()).code).toBe('TOO_LARGE')
  })

  it('accepts a message of the maximum length in any encoding', async () => {
    const { send, post, kept } = await start()
    const message = '\u{1f3b2}'.repeat(5000)
    const escaped = message.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
    const body = `{"email":"a@b.example","message":"${escaped}"}`
    expect((await send(body, { 'content-type': 'application/json' })).status).toBe(200)
    expect((await kept())[0]?.message).toBe(message)
    expect((await post({ ...good, message: `${message}x` })).status).toBe(400)
  })

  it('rate-limits each network with Retry-After, and counts an IPv6 /64 as one', async () => {
    const { post } = await start({ requestsPerHour: 3 })
    const from = async (address: string) => (await post({}, { 'x-forwarded-for': address })).status
    for (let index = 1; index <= 3; index++) expect(await from(`2001:db8:1:2::${index}`)).toBe(400)
    const answer = await post(good, { 'x-forwarded-for': '2001:db8:1:2:ffff::1' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(formFailureSchema.parse(await answer.json()).code).toBe('TOO_MANY_REQUESTS')
    expect(await from('2001:db8:1:3::1')).toBe(400)
    expect(await from('203.0.113.4')).toBe(400)
  })

  it.runIf(kind === 'postgres')(
    'shares rate limits between servers, and limits per process during a database outage',
    async () => {
      const own = await openTestDatabase(kind)
      const one = await start({ requestsPerHour: 2 }, own)
      const two = await start({ requestsPerHour: 2 }, own)
      expect((await one.post({})).status).toBe(400)
      expect((await two.post({})).status).toBe(400)
      expect((await one.post({})).status).toBe(429)
      expect((await two.post({})).status).toBe(429)
      await own.close()
      const elsewhere = { 'x-forwarded-for': '203.0.113.4' }
      expect((await one.post({}, elsewhere)).status).toBe(400)
      expect((await one.post({}, elsewhere)).status).toBe(400)
      expect((await one.post({}, elsewhere)).status).toBe(429)
    },
  )

  it('answers 503 if the message cannot be stored', async () => {
    const own = await openTestDatabase(kind)
    const { post } = await start({}, own)
    await own.close()
    const answer = await post(good)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(formFailureSchema.parse(await answer.json()).code).toBe('UNAVAILABLE')
  })

  it.runIf(kind === 'pglite')(
    'answers 10,000 garbage bodies with 4xx and accepts the next valid one',
    { timeout: 240_000 },
    async () => {
      const { origin, post, kept } = await start()
      const types = [
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        'a/b',
        '/',
        'multipart/form-data',
      ]
      const body = fc.oneof(
        { weight: 1, arbitrary: fc.constant(new Uint8Array(200_000)) },
        {
          weight: 100,
          arbitrary: fc.oneof(
            fc.uint8Array({ maxLength: 3000 }),
            fc.json().map((text) => new TextEncoder().encode(text)),
            fc.integer({ min: 1, max: 5000 }).map((depth) => new TextEncoder().encode('[{"a":'.repeat(depth))),
            fc
              .string({ unit: 'binary' })
              .map((text) =>
                new TextEncoder().encode(`--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}`),
              ),
            fc.constant(new TextEncoder().encode('{"email":"a@b.example","message":{"toString":1}}')),
          ),
        },
      )
      const garbage = fc.sample(fc.tuple(fc.constantFrom(...types), body), { numRuns: 10_000, seed: 42 })
      const statuses = new Map<number, number>()
      let index = 0
      const worker = async () => {
        for (let item = garbage[index++]; item; item = garbage[index++]) {
          const [type, bytes] = item
          const headers = {
            'content-type': type,
            'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
          }
          const { status } = await fetch(`${origin}/f/hello`, { method: 'POST', headers, body: new Uint8Array(bytes) })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: 16 }, worker))
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(10_000)
      expect(new Set(statuses.keys())).toEqual(new Set([400, 413, 415]))
      expect(await kept()).toEqual([])
      expect((await post(good)).status).toBe(200)
    },
  )
})
