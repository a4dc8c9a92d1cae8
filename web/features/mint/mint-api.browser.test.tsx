import type { MintStates } from '@network-site/protocol/mints'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { passTime } from '../../ui/testing/pass-time.ts'
import { useMintStates } from './mint-api.ts'

const address = `0x${'aa'.repeat(20)}` as const
const second = 1000

class RefusedEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 2
  close = () => {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', RefusedEventSource)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

test('reads the states at growing intervals while items are awaited and the stream is silent', async () => {
  const read = respondWith(async () => Response.json(states('waiting')))
  const { shown, setAwaited } = await follow()
  await passTime(60 * second)
  expect(read).not.toHaveBeenCalled()
  await setAwaited(true)
  for (const delay of [4, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * second)) {
    const readsBefore = read.mock.calls.length
    await passTime(delay - 1)
    expect(read).toHaveBeenCalledTimes(readsBefore)
    await passTime(1)
    await expect.poll(() => read.mock.calls.length).toBe(readsBefore + 1)
    await passTime(0)
  }
  expect(read.mock.calls[0]?.[0]).toBe(`/mints/${address}`)
  expect(shown()?.items[0]?.state).toBe('waiting')
  await setAwaited(false)
  const readsBefore = read.mock.calls.length
  await passTime(120 * second)
  expect(read).toHaveBeenCalledTimes(readsBefore)
})

test.each([
  ['was refused', async () => Response.json({ error: 'Wait.', code: 'TOO_MANY_REQUESTS' }, { status: 429 })],
  ['got no response', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not retry a read that %s', async (_case, answer) => {
  const read = respondWith(answer)
  const { shown, setAwaited } = await follow()
  await setAwaited(true)
  await passTime(4 * second)
  expect(read).toHaveBeenCalledOnce()
  await passTime(300 * second)
  expect(read).toHaveBeenCalledOnce()
  expect(shown()).toBeUndefined()
})

function respondWith(answer: () => Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(answer)
}

function states(state: 'waiting' | 'minted'): MintStates {
  const items = Array.from({ length: 42 }, (_, at) => ({ tokenIndex: at + 1, state }))
  return { address, day: 3, dayEndsAt: 86_400, isOpen: true, items }
}

/** Renders the hook for a wallet. */
async function follow() {
  let latest: MintStates | undefined
  function Follower({ isAwaited }: { isAwaited: boolean }) {
    const followed = useMintStates(address, { isAwaited })
    useLayoutEffect(() => void (latest = followed))
    return null
  }
  const { rerender } = await render(<Follower isAwaited={false} />)
  return {
    shown: () => latest,
    setAwaited: (isAwaited: boolean) => rerender(<Follower isAwaited={isAwaited} />),
  }
}
