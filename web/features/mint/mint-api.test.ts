import { campaign } from '@network-site/site/campaign'
import { expect, test, vi } from 'vitest'
import { remoteMint } from './mint-api.ts'

const mint = (fetch: typeof globalThis.fetch, accessToken: string | null = null) =>
  remoteMint({ signature: '0x01', tokenIndex: 7 }, { fetch, accessToken })

test('sends only the signature and the index', async () => {
  const fetch = respondWith({ minter: `0x${'aa'.repeat(20)}`, tokenIndex: 7, day: 3, transactionHash: '0xabc' })
  expect(await mint(fetch)).toBe('0xabc')
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/vanguard-nft-drop/remote-mint')
  expect(init).toMatchObject({ method: 'POST', body: '{"signature":"0x01","tokenIndex":7}' })
  expect(init?.headers).not.toHaveProperty('authorization')
})

test('sends the access token of a sign-in', async () => {
  const fetch = respondWith({})
  await mint(fetch, 'token')
  expect(fetch.mock.calls[0]?.[1]?.headers).toHaveProperty('authorization', 'Bearer token')
})

test('succeeds even if the response is not JSON', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('minted'))
  await expect(mint(fetch)).resolves.toBeUndefined()
})

test.each([
  [{ error: 'Closed.', message: 'other', code: 'MINT_CLOSED' }, 'Closed.'],
  [{ message: 'Too many.' }, 'Too many.'],
  [{}, campaign.mint.error.fallback],
  ['<html>', campaign.mint.error.fallback],
  [null, campaign.mint.error.fallback],
])('turns the failure response %o into the message: %s', async (body, sentence) => {
  await expect(mint(respondWith(body, 403))).rejects.toThrow(sentence)
})

test('includes the failure code and the retry delay', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ error: 'Wait.', code: 'TOO_MANY_REQUESTS' }, { status: 429, headers: { 'retry-after': '9' } }),
  )
  await expect(mint(fetch)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 })
})

test('throws the fallback message if the service is unreachable', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(mint(fetch)).rejects.toThrow(campaign.mint.error.fallback)
})

function respondWith(body: unknown, status = 200) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status }))
}
