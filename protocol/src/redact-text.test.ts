import { describe, expect, it } from 'vitest'
import { redactText } from './redact-text.ts'

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
