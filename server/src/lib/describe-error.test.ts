import { DrizzleQueryError } from 'drizzle-orm'
import { createPublicClient, http } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it('keeps the type, code, message, stack, and causes', () => {
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

  it('omits the endpoint and the request of an RPC call', async () => {
    const url = 'http://127.0.0.1:1/key-in-path?key=key-in-query'
    const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
    const error: unknown = await client.getBalance({ address: `0x${'12'.repeat(20)}` }).catch((reason) => reason)
    const described = JSON.stringify(describeError(error))
    expect(described).toContain('HTTP request failed.')
    expect(described).toContain('fetch failed')
    for (const secret of ['key-in', '1212', 'getBalance"']) expect(described).not.toContain(secret)
  })

  it('omits the statement and the values of a query, including those in its cause', () => {
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
    const described = JSON.stringify(describeError(error))
    expect(described).toContain('22P02')
    for (const secret of ['visitor-text', 'secret_table']) expect(described).not.toContain(secret)
  })

  it('redacts strings and describes other values as unknown', () => {
    expect(describeError('no answer from https://rpc.example/key')).toBe('no answer from [url]')
    expect(describeError({ password: 'secret' })).toBe('unknown')
  })
})
