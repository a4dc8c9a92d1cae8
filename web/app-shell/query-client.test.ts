import { environmentManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, persistQueries } from './query-client.tsx'

test('a failed read is asked once', async () => {
  const read = vi.fn(async () => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['read'], queryFn: read })).rejects.toThrow('no')
  expect(read).toHaveBeenCalledOnce()
})

test('a failed write is sent once', async () => {
  const client = createQueryClient()
  const write = vi.fn(async () => Promise.reject(new Error('no')))
  const mutation = client.getMutationCache().build(client, { mutationFn: write })
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(write).toHaveBeenCalledOnce()
})

test('nothing is refetched because a window regained focus', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

describe('persistQueries', () => {
  const oneDayMilliseconds = 86_400_000
  const sixMinutesMilliseconds = 360_000
  let items: Map<string, string>
  let writes = 0
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes++
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }

  beforeEach(() => {
    // As in a browser: on a server, queries are not collected.
    environmentManager.setIsServer(() => false)
    vi.useFakeTimers()
    items = new Map()
    writes = 0
  })
  afterEach(() => vi.useRealTimers())

  test('brings a marked query back, and no other', async () => {
    await fetchAndSave()
    const client = await restore()
    expect(client.getQueryData(['kept'])).toEqual([true, false])
    expect(client.getQueryData(['other'])).toBeUndefined()
  })

  test('fetches again what it has brought back', async () => {
    await fetchAndSave()
    const client = await restore()
    await fetchQuery(client, 'kept', { isPersisted: true, result: [true, true] })
    expect(client.getQueryData(['kept'])).toEqual([true, true])
  })

  test('brings nothing back that is older than a day', async () => {
    await fetchAndSave()
    vi.setSystemTime(Date.now() + oneDayMilliseconds + 1)
    const client = await restore()
    expect(client.getQueryData(['kept'])).toBeUndefined()
  })

  test('drops a result older than a day, though each page has saved it anew', async () => {
    await fetchAndSave()
    for (const hours of [23, 2]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      const client = await restore()
      await fetchQuery(client, 'another', { isPersisted: true })
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(items.get('reads')).toContain('"another"')
    expect(items.get('reads')).not.toContain('"kept"')
  })

  test('keeps what a page does not use', async () => {
    await fetchAndSave()
    const client = await restore()
    await vi.advanceTimersByTimeAsync(sixMinutesMilliseconds)
    await fetchQuery(client, 'other', { isPersisted: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await restore()).getQueryData(['kept'])).toEqual([true, false])
  })

  test('does not keep a failed query', async () => {
    const client = await restore()
    const failing = client.fetchQuery({
      queryKey: ['kept'],
      queryFn: async () => Promise.reject(new Error('no')),
      meta: { isPersisted: true },
    })
    await expect(failing).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(1000)
    expect((await restore()).getQueryState(['kept'])).toBeUndefined()
  })

  test('saves at most once a second', async () => {
    const client = await restore()
    for (let at = 0; at < 5; at++) await fetchQuery(client, 'kept', { isPersisted: true })
    expect(writes).toBe(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(writes).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(writes).toBe(2)
    expect(items.get('reads')).toContain('"kept"')
  })

  test.each(['{', 'null', '{"timestamp":1}', '7', '{"timestamp":"x","buster":"","clientState":{"queries":7}}'])(
    'ignores a stored %s',
    async (stored) => {
      vi.spyOn(console, 'error').mockReturnValue(undefined)
      vi.spyOn(console, 'warn').mockReturnValue(undefined)
      items.set('reads', stored)
      const client = await restore()
      expect(client.getQueryCache().getAll()).toEqual([])
    },
  )

  test('works without a storage, and with one that is full or forbidden', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const full = { ...storage, setItem: refuse }
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
    for (const broken of [undefined, full, forbidden]) {
      const client = createQueryClient()
      await persistQueries(client, broken).restored
      await fetchQuery(client, 'kept', { isPersisted: true })
      await vi.advanceTimersByTimeAsync(1000)
      expect(client.getQueryData(['kept'])).toEqual([true, false])
    }
  })

  async function restore() {
    const client = createQueryClient()
    await persistQueries(client, storage).restored
    return client
  }

  async function fetchAndSave() {
    const client = createQueryClient()
    const { restored, stop } = persistQueries(client, storage)
    await restored
    await fetchQuery(client, 'kept', { isPersisted: true })
    await fetchQuery(client, 'other', { isPersisted: false })
    await vi.advanceTimersByTimeAsync(1000)
    stop()
  }

  async function fetchQuery(
    client: ReturnType<typeof createQueryClient>,
    key: string,
    { isPersisted, result = [true, false] }: { isPersisted: boolean; result?: boolean[] },
  ) {
    await client.fetchQuery({ queryKey: [key], queryFn: async () => result, meta: { isPersisted } })
  }
})
