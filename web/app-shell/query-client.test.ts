import { environmentManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../ui/testing/memory-storage.ts'
import { createQueryClient, persistQueries } from './query-client.tsx'

test('does not retry a failed query', async () => {
  const read = vi.fn(async () => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['read'], queryFn: read })).rejects.toThrow('no')
  expect(read).toHaveBeenCalledOnce()
})

test('does not retry a failed mutation', async () => {
  const client = createQueryClient()
  const write = vi.fn(async () => Promise.reject(new Error('no')))
  const mutation = client.getMutationCache().build(client, { mutationFn: write })
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(write).toHaveBeenCalledOnce()
})

test('does not refetch when the window regains focus', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

describe('persistQueries', () => {
  const hourMilliseconds = 3_600_000
  let storage: ReturnType<typeof createMemoryStorage>

  beforeEach(() => {
    // Behave as in a browser, because queries are not garbage-collected on a server.
    environmentManager.setIsServer(() => false)
    vi.useFakeTimers()
    storage = createMemoryStorage()
  })
  afterEach(() => vi.useRealTimers())

  test('restores only marked queries', async () => {
    await fetchAndSave()
    const client = await restore()
    expect(client.getQueryData(['kept'])).toEqual([true, false])
    expect(client.getQueryData(['other'])).toBeUndefined()
  })

  test('refetches a restored query', async () => {
    await fetchAndSave()
    const client = await restore()
    await fetchQuery(client, 'kept', { isPersisted: true, result: [true, true] })
    expect(client.getQueryData(['kept'])).toEqual([true, true])
  })

  test('does not restore results older than a day', async () => {
    await fetchAndSave()
    vi.setSystemTime(Date.now() + 24 * hourMilliseconds + 1)
    const client = await restore()
    expect(client.getQueryData(['kept'])).toBeUndefined()
  })

  test('drops a result older than a day even if later pages saved it again', async () => {
    await fetchAndSave()
    for (const hours of [23, 2]) {
      vi.setSystemTime(Date.now() + hours * hourMilliseconds)
      const client = await restore()
      await fetchQuery(client, 'another', { isPersisted: true })
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(storage.getItem('reads')).toContain('"another"')
    expect(storage.getItem('reads')).not.toContain('"kept"')
  })

  test('keeps results that a page does not use', async () => {
    await fetchAndSave()
    const client = await restore()
    await vi.advanceTimersByTimeAsync(hourMilliseconds / 10)
    await fetchQuery(client, 'other', { isPersisted: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await restore()).getQueryData(['kept'])).toEqual([true, false])
  })

  test('does not save a failed query', async () => {
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
    const save = vi.spyOn(storage, 'setItem')
    const client = await restore()
    for (let at = 0; at < 5; at++) await fetchQuery(client, 'kept', { isPersisted: true })
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledTimes(2)
    expect(storage.getItem('reads')).toContain('"kept"')
  })

  test.each(['{', 'null', '{"timestamp":1}', '7', '{"timestamp":"x","buster":"","clientState":{"queries":7}}'])(
    'ignores a stored %s',
    async (stored) => {
      silenceConsole()
      storage.setItem('reads', stored)
      const client = await restore()
      expect(client.getQueryCache().getAll()).toEqual([])
    },
  )

  test('works with missing, full, and blocked storage', async () => {
    silenceConsole()
    const throwError = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const full = { ...storage, setItem: throwError }
    const blocked = { getItem: throwError, setItem: throwError, removeItem: throwError }
    for (const broken of [undefined, full, blocked]) {
      const client = createQueryClient()
      await persistQueries(client, broken).restored
      await fetchQuery(client, 'kept', { isPersisted: true })
      await vi.advanceTimersByTimeAsync(1000)
      expect(client.getQueryData(['kept'])).toEqual([true, false])
    }
  })

  function silenceConsole() {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  }

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
