import { campaign } from '@network-site/site/campaign'
import { expect, test, vi } from 'vitest'
import { remoteMint } from './mint-api.ts'

const request = { signature: '0x01', tokenIndex: 7 } as const

test('sends the signature and the index, and nothing else', async () => {
  const fetch = answering({ minter: `0x${'aa'.repeat(20)}`, tokenIndex: 7, day: 3, transactionHash: '0xabc' })
  expect(await remoteMint(request, { fetch, accessToken: null })).toBe('0xabc')
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/vanguard-nft-drop/remote-mint')
  expect(init).toMatchObject({ method: 'POST', body: '{"signature":"0x01","tokenIndex":7}' })
  expect(init?.headers).not.toHaveProperty('authorization')
})

test('sends the sign-in where there is one', async () => {
  const fetch = answering({})
  await remoteMint(request, { fetch, accessToken: 'token' })
  expect(fetch.mock.calls[0]?.[1]?.headers).toHaveProperty('authorization', 'Bearer token')
})

test('succeeds without an answer that it can read', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('minted'))
  await expect(remoteMint(request, { fetch, accessToken: null })).resolves.toBeUndefined()
})

test.each([
  [{ error: 'Closed.', message: 'other', code: 'MINT_CLOSED' }, 'Closed.'],
  [{ message: 'Too many.' }, 'Too many.'],
  [{}, campaign.mint.error.fallback],
  ['<html>', campaign.mint.error.fallback],
  [null, campaign.mint.error.fallback],
])('of the refusal %o a person reads %s', async (body, sentence) => {
  await expect(remoteMint(request, { fetch: answering(body, 403), accessToken: null })).rejects.toThrow(sentence)
})

test('passes on the code and when to try again', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ error: 'Wait.', code: 'TOO_MANY_REQUESTS' }, { status: 429, headers: { 'retry-after': '9' } }),
  )
  await expect(remoteMint(request, { fetch, accessToken: null })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 9,
  })
})

test('shows a sentence where the service cannot be reached', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(remoteMint(request, { fetch, accessToken: null })).rejects.toThrow(campaign.mint.error.fallback)
})

function answering(body: unknown, status = 200) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status }))
}
