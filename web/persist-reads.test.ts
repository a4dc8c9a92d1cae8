import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistReads } from './persist-reads.ts'
import { createQueryClient } from './query-client.ts'

const aDayMilliseconds = 86_400_000
let now = 0
let items: Map<string, string>
let writes = 0
const world = {
  now: () => now,
  storage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes++
      items.set(key, value)
    },
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  items = new Map()
  writes = 0
  now = 1_000_000
})
afterEach(() => vi.useRealTimers())

test('brings a marked read back, and no other', async () => {
  await readAndSave()
  const client = createQueryClient()
  persistReads(client, world)
  expect(client.getQueryData(['kept'])).toEqual([true, false])
  expect(client.getQueryData(['other'])).toBeUndefined()
})

test('brings nothing back that is older than a day', async () => {
  await readAndSave()
  now += aDayMilliseconds
  const client = createQueryClient()
  persistReads(client, world)
  expect(client.getQueryData(['kept'])).toBeUndefined()
})

test('saves at most once a second', async () => {
  const client = createQueryClient()
  persistReads(client, world)
  for (let at = 0; at < 5; at++) await read(client, 'kept', true)
  expect(writes).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(writes).toBe(1)
})

test.each(['{', 'null', '{"savedAt":1}', '7'])('takes %s for nothing', (stored) => {
  items.set('reads', stored)
  expect(() => persistReads(createQueryClient(), world)).not.toThrow()
})

async function readAndSave() {
  const client = createQueryClient()
  const stop = persistReads(client, world)
  await read(client, 'kept', true)
  await read(client, 'other', false)
  await vi.advanceTimersByTimeAsync(1000)
  stop()
}

async function read(client: ReturnType<typeof createQueryClient>, key: string, isPersisted: boolean) {
  await client.fetchQuery({ queryKey: [key], queryFn: async () => [true, false], meta: { isPersisted } })
}
