import { campaign } from '@network-site/site/campaign'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { remoteMint, requestMints, subscribeToMintStates } from './mint-api.ts'

const mint = (fetch: typeof globalThis.fetch, statement: string | null = null) =>
  remoteMint({ signature: '0x01', tokenIndex: 7 }, { fetch, statement })

test('sends only the signature and the index', async () => {
  const fetch = respondWith({ minter: `0x${'aa'.repeat(20)}`, tokenIndex: 7, day: 3, transactionHash: '0xabc' })
  expect(await mint(fetch)).toBe('0xabc')
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/vanguard-nft-drop/remote-mint')
  expect(init).toMatchObject({ method: 'POST', body: '{"signature":"0x01","tokenIndex":7}' })
  expect(init?.headers).not.toHaveProperty('authorization')
})

test('sends the server’s statement about a sign-in', async () => {
  const fetch = respondWith({})
  await mint(fetch, 'statement')
  expect(fetch.mock.calls[0]?.[1]?.headers).toHaveProperty('authorization', 'Bearer statement')
})

test('requests many items at once, even if the page is closed meanwhile', async () => {
  const answer = { day: 3, accepted: [1], refused: [{ item: 2, code: 'TOO_MANY_REQUESTS', error: 'Wait.' }] }
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(answer, { status: 202, headers: { 'retry-after': '9' } }),
  )
  const service = { fetch, statement: 'statement' }
  expect(await requestMints({ signature: '0x01', items: [1, 2] }, service)).toEqual({ ...answer, retryAfterSeconds: 9 })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/mints')
  expect(init).toMatchObject({ method: 'POST', body: '{"signature":"0x01","items":[1,2]}', keepalive: true })
  expect(init?.headers).toHaveProperty('authorization', 'Bearer statement')
})

test('rejects an answer about many items that it cannot read', async () => {
  const requested = requestMints({ signature: '0x01', items: [1] }, { fetch: respondWith({}), statement: null })
  await expect(requested).rejects.toThrow(campaign.mint.error.fallback)
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

describe('the event stream', () => {
  const second = 1000
  const minute = 60 * second

  test('is opened again after a refusal, at growing intervals of at most five minutes', () => {
    const { streams, refuse } = followWallet({ random: 1 })
    for (const delay of [5, 10, 20, 40, 80, 160, 300, 300].map((seconds) => seconds * second)) {
      const opened = streams.length
      refuse()
      vi.advanceTimersByTime(delay - 1)
      expect(streams).toHaveLength(opened)
      vi.advanceTimersByTime(1)
      expect(streams).toHaveLength(opened + 1)
    }
    expect(new Set(streams.map(({ url }) => url))).toEqual(new Set([`/mints/${address}/events`]))
  })

  test('is opened again at a random time, so that refused pages do not return together', () => {
    const { streams, refuse } = followWallet({ random: 0 })
    refuse()
    vi.advanceTimersByTime(2.5 * second)
    expect(streams).toHaveLength(2)
  })

  test('starts with a short interval again once it was open', () => {
    const { streams, refuse, latest } = followWallet({ random: 1 })
    for (let count = 0; count < 5; count++) {
      refuse()
      vi.advanceTimersByTime(5 * minute)
    }
    latest().dispatchEvent(new Event('open'))
    const opened = streams.length
    refuse()
    vi.advanceTimersByTime(5 * second)
    expect(streams).toHaveLength(opened + 1)
  })

  test('is left to the browser while the browser reconnects', () => {
    const { streams, latest } = followWallet({ random: 1 })
    latest().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(5 * minute)
    expect(streams).toHaveLength(1)
  })

  test('is not opened again after unsubscribing', () => {
    const { streams, refuse, unsubscribe } = followWallet({ random: 1 })
    refuse()
    unsubscribe()
    vi.advanceTimersByTime(5 * minute)
    expect(streams).toHaveLength(1)
    expect(streams[0]?.readyState).toBe(FakeEventSource.CLOSED)
  })
})

const address = `0x${'aa'.repeat(20)}` as const

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
  }
  close = () => void (this.readyState = FakeEventSource.CLOSED)
}

/** Subscribes to a wallet's stream, with a fixed random number for the delays. */
function followWallet({ random }: { random: number }) {
  const streams: FakeEventSource[] = []
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(random)
  vi.stubGlobal(
    'EventSource',
    class extends FakeEventSource {
      constructor(url: string) {
        super(url)
        streams.push(this)
      }
    },
  )
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const unsubscribe = subscribeToMintStates(address, () => undefined)
  const latest = () => streams.at(-1) ?? expect.fail('no stream was opened')
  /** Ends the latest stream as browsers do after a status other than 200. */
  const refuse = () => {
    latest().close()
    latest().dispatchEvent(new Event('error'))
  }
  return { streams, latest, refuse, unsubscribe }
}

function respondWith(body: unknown, status = 200) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status }))
}
