import { DrizzleQueryError } from 'drizzle-orm'
import { createPublicClient, http } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it('keeps type, code, message, calls and causes', () => {
    const cause = Object.assign(new TypeError('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
    expect(describeError(new Error('no answer', { cause }))).toEqual({
      type: 'Error',
      message: 'no answer',
      stack: expect.stringMatching(/^ {4}at .*describe-error\.test\.ts:\d+:\d+/),
      cause: {
        type: 'TypeError',
        code: 'ECONNREFUSED',
        message: 'connect ECONNREFUSED 127.0.0.1:1',
        stack: expect.stringContaining('    at '),
      },
    })
  })

  it('leaves out the endpoint and the request of a call to the chain', async () => {
    const url = 'http://127.0.0.1:1/key-in-path?key=key-in-query'
    const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
    const error: unknown = await client.getBalance({ address: `0x${'12'.repeat(20)}` }).catch((reason) => reason)
    const said = JSON.stringify(describeError(error))
    expect(said).toContain('HTTP request failed.')
    expect(said).toContain('fetch failed')
    for (const secret of ['key-in', '1212', 'getBalance"']) expect(said).not.toContain(secret)
  })

  it('leaves out the statement and the values of a query, its cause’s included', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "visitor-text"'), {
      code: '22P02',
      severity: 'ERROR',
      detail: 'Key (email)=(visitor-text) already exists.',
    })
    const error = new DrizzleQueryError(
      'insert into secret_table',
      ['visitor-text', 'a\n    at visitor-text:1:1'],
      cause,
    )
    const said = JSON.stringify(describeError(error))
    expect(said).toContain('22P02')
    for (const secret of ['visitor-text', 'secret_table']) expect(said).not.toContain(secret)
  })

  it('takes words for words, and nothing of any other object', () => {
    expect(describeError('no answer from https://rpc.example/key')).toBe('no answer from [url]')
    expect(describeError({ password: 'secret' })).toBe('unknown')
  })
})
