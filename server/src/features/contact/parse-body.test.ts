import { failures } from '@network-site/protocol/failures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBody } from './parse-body.ts'

const encoder = new TextEncoder()
/** Names and values that every encoding can carry: forms turn line ends into CRLF, and no form has a half character. */
const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed().replace(/[\r\n]/g, ' '))
const form = fc.uniqueArray(fc.tuple(text, text), { selector: ([name]) => name, maxLength: 8 })

describe('parseBody', { timeout: 60_000 }, () => {
  it('reads the same fields from every encoding of them', async () => {
    await fc.assert(
      fc.asyncProperty(form, async (entries) => {
        const expected = { fields: new Map(entries) }
        const json = JSON.stringify(Object.fromEntries(entries))
        // An object of JavaScript cannot hold this name, so JSON written from one cannot either.
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

  it('makes fields or a fault of any bytes under any content type, and never throws', async () => {
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

  it('keeps every value of a name that comes twice', async () => {
    const parsed = await parseBody('application/x-www-form-urlencoded', encoder.encode('a=1&b=2&a=3&a=4'))
    expect(parsed).toEqual({
      fields: new Map<string, unknown>([
        ['a', ['1', '3', '4']],
        ['b', '2'],
      ]),
    })
  })

  it('takes a field called __proto__ for a field like any other', async () => {
    const parsed = await parseBody('application/json', encoder.encode('{"__proto__":{"isAdmin":true},"message":"m"}'))
    expect('fields' in parsed && [...parsed.fields.keys()]).toEqual(['__proto__', 'message'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each([
    ['an array', '[]'],
    ['a string', '"email"'],
    ['null', 'null'],
    ['half of an object', '{"email":'],
    ['nothing', ''],
  ])('refuses %s as JSON', async (_case, body) => {
    expect(await parseBody('application/json', encoder.encode(body))).toEqual({ failure: 'UNREADABLE' })
  })

  it('refuses bytes that are no text', async () => {
    const bytes = new Uint8Array([0x61, 0x3d, 0xff, 0xfe])
    expect(await parseBody('application/x-www-form-urlencoded', bytes)).toEqual({ failure: 'UNREADABLE' })
    expect(await parseBody('application/json', bytes)).toEqual({ failure: 'UNREADABLE' })
  })

  it.each([
    ['a file', 'filename="x.txt"', 'x', { failure: 'NO_FILE_UPLOADS' }],
    ['an empty file', 'filename="x.txt"', '', { failure: 'NO_FILE_UPLOADS' }],
    ['a file input that was left alone', 'filename=""', '', { fields: new Map([['message', 'm']]) }],
  ])('meets %s', async (_case, filename, content, outcome) => {
    const body = [
      ['--boundary7', 'Content-Disposition: form-data; name="message"', '', 'm'],
      ['--boundary7', `Content-Disposition: form-data; name="attachment"; ${filename}`],
      ['Content-Type: application/octet-stream', '', content, '--boundary7--', ''],
    ]
    const bytes = encoder.encode(body.flat().join('\r\n'))
    expect(await parseBody('multipart/form-data; boundary=boundary7', bytes)).toMatchObject(outcome)
  })
})
