import { describe, expect, it } from 'vitest'
import { redactPageError, redactText } from './redact.ts'

describe('redactText', () => {
  it.each([
    ['no answer from https://rpc.example/v3/key?key=1.', 'no answer from [url]'],
    ['Failed to parse URL from "postgres://me:secret@db.example:5432/site"', 'Failed to parse URL from "[url]"'],
    ['550 <visitor@mail.example> is not known', '550 <[email]> is not known'],
    ['reply-to:visitor@mail.example', 'reply-to:[email]'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('turns %s into %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted)
  })
})

it.each([
  ['asked https://rpc.example/v2/key?x=1 in vain', 'asked [url] in vain'],
  ['no route /a-page?code=abc&state=d', 'no route /a-page'],
  ['cannot mail ada@example.com', 'cannot mail [email]'],
  ['0x52908400098527886E0F7030069857D2E4169EE7 has no balance', '[hex] has no balance'],
  ['blocked 203.0.113.7 and 2001:db8:0:1::1', 'blocked [address] and [address]:1'],
  [`bad token ${'a1B2'.repeat(12)}`, 'bad token [token]'],
  ['Unexpected token h, "my secret"... is not valid JSON', 'Unexpected token h, "…"... is not valid JSON'],
])('removes personal data from: %s', (text, said) => {
  expect(redactPageError(text)).toBe(said)
})

it('keeps our own files with line and column', () => {
  const stack =
    'at draw (https://site.example/assets/entry.client-B9b3ieo_.js:12:345)\nat async https://other.example/x.js:1:2'
  expect(redactPageError(stack)).toBe('at draw (/assets/entry.client-B9b3ieo_.js:12:345)\nat async [url]')
  expect(redactPageError("Cannot read properties of undefined (reading 'items')")).toContain("(reading 'items')")
})
