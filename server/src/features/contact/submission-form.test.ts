import { failures } from '@network-site/protocol/failures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formLimits } from '@network-site/protocol/contact-form'
import { formAnswers } from '@network-site/site/server-pages'
import { cleanText, parseBody, readSubmission } from './submission-form.ts'

const encoder = new TextEncoder()
/** Names and values that survive every encoding: no line breaks, which forms turn into CRLF, and no lone surrogates. */
const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed().replace(/[\r\n]/g, ' '))
const form = fc.uniqueArray(fc.tuple(text, text), { selector: ([name]) => name, maxLength: 8 })

describe('parseBody', { timeout: 60_000 }, () => {
  it('parses the same fields from every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(form, async (entries) => {
        const expected = { fields: new Map(entries) }
        const json = JSON.stringify(Object.fromEntries(entries))
        // `Object.fromEntries` cannot produce this key.
        fc.pre(!entries.some(([name]) => name === '__proto__'))
        expect(await parseBody('application/json', encoder.encode(json))).toEqual({
          fields: new Map(Object.entries(Object.fromEntries(entries))),
        })
        const urlencoded = new URLSearchParams(entries).toString()
        expect(await parseBody('application/x-www-form-urlencoded', encoder.encode(urlencoded))).toEqual(expected)
        const data = new FormData()
        for (const [name, value] of entries) data.append(name, value)
        const multipart = new Response(data)
        const type = multipart.headers.get('content-type') ?? ''
        expect(await parseBody(type, new Uint8Array(await multipart.arrayBuffer()))).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('returns fields or a failure for any bytes and content type', async () => {
    const kinds = fc.oneof(
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'multipart/form-data; boundary="',
        'text/plain',
        '',
      ),
      fc.string(),
    )
    const garbage = fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.json().map((value) => encoder.encode(value)),
      fc
        .string()
        .map((value) =>
          encoder.encode(`--x\r\nContent-Disposition: form-data; name="${value}"\r\n\r\n${value}\r\n--x--`),
        ),
    )
    await fc.assert(
      fc.asyncProperty(kinds, garbage, async (contentType, body) => {
        const parsed = await parseBody(contentType, body)
        expect('fields' in parsed ? parsed.fields instanceof Map : failures[parsed.failure].status >= 400).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps every value of a repeated name', async () => {
    const parsed = await parseBody('application/x-www-form-urlencoded', encoder.encode('a=1&b=2&a=3&a=4'))
    expect(parsed).toEqual({
      fields: new Map<string, unknown>([
        ['a', ['1', '3', '4']],
        ['b', '2'],
      ]),
    })
  })

  it('treats __proto__ like any other field', async () => {
    const parsed = await parseBody('application/json', encoder.encode('{"__proto__":{"isAdmin":true},"message":"m"}'))
    expect('fields' in parsed && [...parsed.fields.keys()]).toEqual(['__proto__', 'message'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each([
    ['an array', '[]'],
    ['a string', '"email"'],
    ['null', 'null'],
    ['an incomplete object', '{"email":'],
    ['an empty body', ''],
  ])('rejects %s as JSON', async (_case, body) => {
    expect(await parseBody('application/json', encoder.encode(body))).toEqual({ failure: 'UNREADABLE' })
  })

  it('rejects invalid UTF-8', async () => {
    const bytes = new Uint8Array([0x61, 0x3d, 0xff, 0xfe])
    expect(await parseBody('application/x-www-form-urlencoded', bytes)).toEqual({ failure: 'UNREADABLE' })
    expect(await parseBody('application/json', bytes)).toEqual({ failure: 'UNREADABLE' })
  })

  it.each([
    ['rejects a file', 'filename="x.txt"', 'x', { failure: 'NO_FILE_UPLOADS' }],
    ['rejects an empty file', 'filename="x.txt"', '', { failure: 'NO_FILE_UPLOADS' }],
    ['ignores an unused file input', 'filename=""', '', { fields: new Map([['message', 'm']]) }],
  ])('%s', async (_case, filename, content, outcome) => {
    const body = [
      ['--boundary7', 'Content-Disposition: form-data; name="message"', '', 'm'],
      ['--boundary7', `Content-Disposition: form-data; name="attachment"; ${filename}`],
      ['Content-Type: application/octet-stream', '', content, '--boundary7--', ''],
    ]
    const bytes = encoder.encode(body.flat().join('\r\n'))
    expect(await parseBody('multipart/form-data; boundary=boundary7', bytes)).toMatchObject(outcome)
  })
})

const good = { email: 'ada@example.com', message: 'Hello', subject: 'ada@example.com: New Request' }

function read(fields: Record<string, unknown>) {
  return readSubmission(new Map(Object.entries(fields)))
}

function errorsOf(fields: Record<string, unknown>) {
  const result = read(fields)
  return result.kind === 'refused' ? result.errors.map(({ field, code }) => [field, code]) : result.kind
}

describe('readSubmission', { timeout: 60_000 }, () => {
  it('accepts the three fields of our form', () => {
    expect(read(good)).toEqual({ kind: 'submission', submission: { ...good, fields: {} }, next: undefined })
  })

  it.each<[string, Record<string, unknown>, unknown]>([
    [
      'an empty form',
      {},
      [
        ['email', 'REQUIRED_FIELD_MISSING'],
        ['message', 'REQUIRED_FIELD_MISSING'],
      ],
    ],
    ['a missing email', { ...good, email: undefined }, [['email', 'REQUIRED_FIELD_MISSING']]],
    ['a null message', { ...good, message: null }, [['message', 'REQUIRED_FIELD_MISSING']]],
    ['an empty email', { ...good, email: '' }, [['email', 'REQUIRED_FIELD_EMPTY']]],
    ['a blank message', { ...good, message: ' \r\n\t' }, [['message', 'REQUIRED_FIELD_EMPTY']]],
    ['a message of invisible characters', { ...good, message: '\u0000\u0007' }, [['message', 'REQUIRED_FIELD_EMPTY']]],
    ['an invalid address', { ...good, email: 'ada' }, [['email', 'TYPE_EMAIL']]],
    ['two addresses', { ...good, email: 'a@b.example,c@d.example' }, [['email', 'TYPE_EMAIL']]],
    [
      'an address followed by a header',
      { ...good, email: 'a@b.example\r\nBcc: c@d.example' },
      [['email', 'TYPE_EMAIL']],
    ],
    ['an address in brackets', { ...good, email: 'Ada <a@b.example>' }, [['email', 'TYPE_EMAIL']]],
    ['an overlong address', { ...good, email: `${'a'.repeat(250)}@b.example` }, [['email', 'TYPE_EMAIL']]],
    ['a number as the address', { ...good, email: 5 }, [['email', 'TYPE_EMAIL']]],
    ['a list of messages', { ...good, message: ['a', 'b'] }, [['message', 'TYPE_TEXT']]],
    ['an object as the subject', { ...good, subject: {} }, [['subject', 'TYPE_TEXT']]],
    ['an overlong message', { ...good, message: 'm'.repeat(formLimits.message + 1) }, [['message', 'TYPE_TEXT']]],
    ['an overlong subject', { ...good, subject: 's'.repeat(formLimits.subject + 1) }, [['subject', 'TYPE_TEXT']]],
    ['an object in an additional field', { ...good, studio: {} }, [['studio', 'TYPE_TEXT']]],
    ['an overlong field name', { ...good, ['n'.repeat(101)]: 'v' }, [[undefined, 'TYPE_TEXT']]],
    [
      'too many fields',
      { ...good, ...Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`field${index}`, 'v'])) },
      [[undefined, 'TOO_MANY_FIELDS']],
    ],
  ])('rejects %s', (_case, fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors)
  })

  it('returns the site’s message for each error', () => {
    const { notEmail, empty } = formAnswers.faults
    expect(read({ email: 'x', message: '' })).toMatchObject({ errors: [{ message: notEmail }, { message: empty }] })
  })

  it('accepts the hosted service’s aliases for email and subject', () => {
    expect(read({ _replyto: 'ada@example.com', _subject: 'Hi', message: 'm' })).toMatchObject({
      submission: { email: 'ada@example.com', subject: 'Hi' },
    })
  })

  it('keeps additional fields and drops instructions to the service', () => {
    const extra = { studio: 'Ours', size: 12, engines: ['a', 'b'], none: null, _cc: 'x@y.example' }
    const fields = { studio: 'Ours', size: '12', engines: 'a, b' }
    expect(read({ ...good, ...extra })).toMatchObject({ submission: { fields } })
  })

  it('skips validation if the honeypot is filled', () => {
    expect(read({ _gotcha: 'http://spam.example' })).toEqual({ kind: 'trapped' })
    expect(read({ ...good, _gotcha: '' }).kind).toBe('submission')
  })

  it('removes line breaks from the subject and control characters everywhere', () => {
    const codeUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))
    const anything = fc.string({
      unit: fc.oneof(codeUnit, fc.constantFrom('\r', '\n', '\0', '\ud800')),
      maxLength: 60,
    })
    fc.assert(
      fc.property(anything, anything, anything, (subject, message, extra) => {
        const result = read({ email: 'a@b.example', subject, message, [`x${extra.slice(0, 20)}`]: extra })
        fc.pre(result.kind === 'submission')
        const { submission } = result
        expect(submission.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        const everything = JSON.stringify([submission.message, submission.fields])
        expect(everything).not.toMatch(/\\u00|\\ud|\\r|\\b|\\f/)
        expect(cleanText(submission.message)).toBe(submission.message)
      }),
      { numRuns: 200 },
    )
  })

  it('returns a result for any values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('email', 'message', 'subject', '_gotcha', '_next')),
          fc.anything(),
        ),
        (fields) => {
          expect(['submission', 'trapped', 'refused']).toContain(read(fields).kind)
        },
      ),
      { numRuns: 500 },
    )
  })
})
